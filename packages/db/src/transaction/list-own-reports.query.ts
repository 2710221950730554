import { and, desc, eq, sql } from 'drizzle-orm';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import type { ReportRow } from './report-row.ts';
import { reportedTransactionTable, type TransactionKind } from './tables.ts';

export type ListOwnReports = {
  chainId: number;
  owner: Hex;
  /** All kinds without it. */
  kind?: TransactionKind;
  limit: number;
};

/** What an account has reported on one chain, newest first. */
export async function listOwnReports(
  database: Database,
  { kind, ...criteria }: ListOwnReports,
): Promise<ReportRow[]> {
  return statement(database).execute({ ...criteria, kind: kind ?? '' });
}

const statement = prepared((orm) =>
  orm
    .select()
    .from(reportedTransactionTable)
    .where(
      and(
        eq(reportedTransactionTable.owner, hexPlaceholder('owner')),
        eq(reportedTransactionTable.chainId, sql.placeholder('chainId')),
        sql`(${sql.placeholder('kind')} = '' or ${reportedTransactionTable.kind} = ${sql.placeholder('kind')})`,
      ),
    )
    .orderBy(desc(reportedTransactionTable.reportedAt), desc(reportedTransactionTable.txHash))
    .limit(sql.placeholder('limit'))
    .prepare('list_own_reports'),
);
