import type { Database } from '../database.ts';
import { transact } from '../transact.ts';
import { isReport } from './is-report.ts';
import { noticeReport } from './notice-report.query.ts';
import type { ReportKey, ReportRow } from './report-row.ts';
import { reportedTransactionTable } from './tables.ts';

/**
 * Stores a report and notifies the owner's sessions, or finds the existing one of the same key; its fields may
 * differ.
 */
export async function addReport(
  database: Pick<Database, 'checkOut'>,
  { fields, ...key }: ReportKey & { fields: Record<string, string> },
): Promise<ReportRow> {
  return transact(database, async (transaction) => {
    const added = await transaction
      .insert(reportedTransactionTable)
      .values({ ...key, fields })
      .onConflictDoNothing()
      .returning();
    if (added.length > 0) await noticeReport(transaction, key, { status: 'pending', blockNumber: null });
    const [row] =
      added.length > 0
        ? added
        : await transaction.select().from(reportedTransactionTable).where(isReport(key));
    if (row === undefined) throw new Error('a report that was just kept is gone');
    return row;
  });
}
