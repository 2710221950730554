import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { isReport } from './is-report.ts';
import { noticeReport, type ReportStatus } from './notice-report.query.ts';
import type { ReportKey, ReportRow } from './report-row.ts';
import { reportedTransactionTable } from './tables.ts';

export type WeighedReport = Pick<ReportRow, 'state' | 'reason' | 'receipt' | 'nextCheckAt'> & {
  checkedAt: Date;
};

/** Keeps what the evidence says of a report now and, where there is something new to tell, tells the owner's sessions. */
export async function updateReport(
  { orm }: Pick<Database, 'orm'>,
  key: ReportKey,
  weighed: WeighedReport,
  news?: { status: ReportStatus; blockNumber: number | null },
): Promise<void> {
  await orm.transaction(async (transaction) => {
    await transaction
      .update(reportedTransactionTable)
      .set({ ...weighed, attempts: sql`${reportedTransactionTable.attempts} + 1` })
      .where(isReport(key));
    if (news) await noticeReport(transaction, key, news);
  });
}
