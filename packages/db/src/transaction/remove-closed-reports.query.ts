import { and, isNull, lt } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { reportedTransactionTable } from './tables.ts';

/** Deletes closed reports from before `before`; returns their number. */
export async function removeClosedReports(database: Database, before: Date): Promise<number> {
  const removed = await database.orm
    .delete(reportedTransactionTable)
    .where(and(isNull(reportedTransactionTable.nextCheckAt), lt(reportedTransactionTable.reportedAt, before)))
    .returning({ txHash: reportedTransactionTable.txHash });
  return removed.length;
}
