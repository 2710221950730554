import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import type { ReportKey, ReportRow } from './report-row.ts';
import { reportedTransactionTable } from './tables.ts';

export type WeighedReport = Pick<ReportRow, 'state' | 'reason' | 'receipt' | 'nextCheckAt'>;

/** Keeps what the evidence says of a report now. */
export async function updateReport(
  database: Database,
  { chainId, txHash, kind, owner }: ReportKey,
  weighed: WeighedReport & { checkedAt: Date },
): Promise<void> {
  await database.orm
    .update(reportedTransactionTable)
    .set({ ...weighed, attempts: sql`${reportedTransactionTable.attempts} + 1` })
    .where(
      and(
        eq(reportedTransactionTable.chainId, chainId),
        eq(reportedTransactionTable.txHash, txHash),
        eq(reportedTransactionTable.kind, kind),
        eq(reportedTransactionTable.owner, owner),
      ),
    );
}
