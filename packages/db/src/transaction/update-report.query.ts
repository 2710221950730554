import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { transact } from '../transact.ts';
import { isReport } from './is-report.ts';
import { noticeReport } from './notice-report.query.ts';
import type { ReportKey, ReportRow } from './report-row.ts';
import { reportedTransactionTable } from './tables.ts';
import type { ReportStatus } from './transaction-notice.ts';

export type VerifiedReport = Pick<ReportRow, 'state' | 'reason' | 'receipt' | 'nextCheckAt'> & {
  checkedAt: Date;
};

/**
 * Stores the result of a report's verification and, where it has changed, notifies the owner's sessions. No
 * effect where it was verified again since it was read: older results must not overwrite newer ones.
 */
export async function updateReport(
  database: Pick<Database, 'checkOut'>,
  report: ReportKey & Pick<ReportRow, 'attempts'>,
  verified: VerifiedReport,
  news?: { status: ReportStatus; blockNumber: number | null },
): Promise<void> {
  await transact(database, async (transaction) => {
    const updated = await transaction
      .update(reportedTransactionTable)
      .set({ ...verified, attempts: sql`${reportedTransactionTable.attempts} + 1` })
      .where(and(isReport(report), eq(reportedTransactionTable.attempts, report.attempts)))
      .returning({ txHash: reportedTransactionTable.txHash });
    if (news && updated.length > 0) await noticeReport(transaction, report, news);
  });
}
