import type { Hex } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';

/** An event of the index for the comparison with reports of its kind: `fields` are the reportable ones. */
export type ReportableEvent = {
  txHash: Hex;
  /** The account in the event, otherwise the sender of the transaction. */
  account: Hex;
  blockNumber: number;
  fields: Record<string, string>;
};

/** The indexed events of one kind in these transactions; at least one transaction. */
export type ListReportableEvents = (
  database: Database,
  criteria: { chainId: number; txHashes: Hex[] },
) => Promise<ReportableEvent[]>;

/** A kind of report by the index: its stored name, and the events that confirm it. */
export type IndexedReportKind = { readonly kind: string; readonly events: ListReportableEvents };

/** A kind that no area of this process brings, as after the return to an older version. */
export class UnknownReportKindError extends Error {
  override readonly name = 'UnknownReportKindError';
  readonly kind: string;

  constructor(kind: string) {
    super(`no area brings reports of the kind ${JSON.stringify(kind)}`);
    this.kind = kind;
  }
}

/** The kind of this name; throws UnknownReportKindError for another one. */
export function getReportKind<Kind extends { readonly kind: string }>(
  kinds: readonly Kind[],
  name: string,
): Kind {
  const found = kinds.find(({ kind }) => kind === name);
  if (found === undefined) throw new UnknownReportKindError(name);
  return found;
}
