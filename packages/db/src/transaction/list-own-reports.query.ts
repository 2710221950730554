import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database, Orm } from '../database.ts';
import { prepared } from '../prepared.ts';
import type { ReportRow } from './report-row.ts';
import { reportedTransactionTable } from './tables.ts';

export type ListOwnReports = {
  chainId: number;
  owner: Hex;
  /** By default all kinds. */
  kind?: string;
  limit: number;
};

/** An account's reports on one chain, newest first. */
export async function listOwnReports(
  database: Database,
  { kind, ...criteria }: ListOwnReports,
): Promise<ReportRow[]> {
  return kind === undefined
    ? listAll(database).execute(criteria)
    : listKind(database).execute({ ...criteria, kind });
}

/** Each has its own index. */
const listAll = prepared((orm) => selectReports(orm).prepare('list_own_reports'));
const listKind = prepared((orm) =>
  selectReports(orm, eq(reportedTransactionTable.kind, sql.placeholder('kind'))).prepare(
    'list_own_reports_of_kind',
  ),
);

function selectReports(orm: Orm, isKind?: SQL) {
  return orm
    .select()
    .from(reportedTransactionTable)
    .where(
      and(
        eq(reportedTransactionTable.chainId, sql.placeholder('chainId')),
        eq(reportedTransactionTable.owner, hexPlaceholder('owner')),
        isKind,
      ),
    )
    .orderBy(desc(reportedTransactionTable.reportedAt), desc(reportedTransactionTable.txHash))
    .limit(sql.placeholder('limit'));
}
