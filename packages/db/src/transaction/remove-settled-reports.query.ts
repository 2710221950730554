import { and, isNull, lt } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { reportedTransactionTable } from './tables.ts';

/** Forgets reports from before `before` about which nothing can change; tells how many. */
export async function removeSettledReports(database: Database, before: Date): Promise<number> {
  const removed = await database.orm
    .delete(reportedTransactionTable)
    .where(and(isNull(reportedTransactionTable.nextCheckAt), lt(reportedTransactionTable.reportedAt, before)))
    .returning({ txHash: reportedTransactionTable.txHash });
  return removed.length;
}
