import { and, eq, lte, type SQL, sql } from 'drizzle-orm';
import { reportedTransactionTable } from './tables.ts';

/** Whether a report of the chain in the placeholder `chainId` is due for verification. */
export function isDue(): SQL | undefined {
  return and(
    eq(reportedTransactionTable.chainId, sql.placeholder('chainId')),
    lte(reportedTransactionTable.nextCheckAt, sql`now()`),
  );
}
