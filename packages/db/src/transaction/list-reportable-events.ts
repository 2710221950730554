import type { Hex } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { type ReportableEvent, getReportKind, type IndexedReportKind } from './report-kind.ts';

type Criteria = { chainId: number; kind: string; txHashes: Hex[] };

/** Events of one kind in these transactions; throws UnknownReportKindError for a kind outside the list. */
export async function listReportableEvents(
  database: Database,
  kinds: readonly IndexedReportKind[],
  { kind, chainId, txHashes }: Criteria,
): Promise<ReportableEvent[]> {
  const { events } = getReportKind(kinds, kind);
  return txHashes.length === 0 ? [] : events(database, { chainId, txHashes });
}
