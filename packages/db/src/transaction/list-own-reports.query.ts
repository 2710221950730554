import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database, Orm } from '../database.ts';
import { prepared } from '../prepared.ts';
import { isOfKinds, toKindsList } from './is-of-kinds.ts';
import type { ReportRow } from './report-row.ts';
import { reportedTransactionTable } from './tables.ts';

export type ListOwnReports = {
  chainId: number;
  owner: Hex;
  /** Reports of other kinds are omitted and take no place in the list. */
  kinds: readonly string[];
  limit: number;
};

/** An account's reports on one chain, newest first. */
export async function listOwnReports(
  database: Database,
  { kinds, ...criteria }: ListOwnReports,
): Promise<ReportRow[]> {
  const [kind, ...others] = kinds;
  return kind !== undefined && others.length === 0
    ? listKind(database).execute({ ...criteria, kind })
    : listKinds(database).execute({ ...criteria, kinds: toKindsList(kinds) });
}

/** Each has its own index. */
const listKinds = prepared((orm) => selectReports(orm, isOfKinds()).prepare('list_own_reports'));
const listKind = prepared((orm) =>
  selectReports(orm, eq(reportedTransactionTable.kind, sql.placeholder('kind'))).prepare(
    'list_own_reports_of_kind',
  ),
);

function selectReports(orm: Orm, isOfKind: SQL) {
  return orm
    .select()
    .from(reportedTransactionTable)
    .where(
      and(
        eq(reportedTransactionTable.chainId, sql.placeholder('chainId')),
        eq(reportedTransactionTable.owner, hexPlaceholder('owner')),
        isOfKind,
      ),
    )
    .orderBy(desc(reportedTransactionTable.reportedAt), desc(reportedTransactionTable.txHash))
    .limit(sql.placeholder('limit'));
}
