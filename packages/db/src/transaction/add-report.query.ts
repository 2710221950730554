import type { Database } from '../database.ts';
import { isReport } from './is-report.ts';
import { noticeReport } from './notice-report.query.ts';
import type { ReportKey, ReportRow } from './report-row.ts';
import { reportedTransactionTable } from './tables.ts';

/** Keeps a report and tells the owner's sessions, or finds the one of the same key that is there already; its claim may be another. */
export async function addReport(
  { orm }: Pick<Database, 'orm'>,
  { claim, ...key }: ReportKey & { claim: Record<string, string> },
): Promise<ReportRow> {
  return orm.transaction(async (transaction) => {
    const added = await transaction
      .insert(reportedTransactionTable)
      .values({ ...key, claim })
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
