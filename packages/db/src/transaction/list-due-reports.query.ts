import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import type { ReportRow } from './report-row.ts';
import { reportedTransactionTable } from './tables.ts';

/** Reports of a chain that are due for verification, the longest due first. */
export async function listDueReports(
  database: Database,
  criteria: { chainId: number; limit: number },
): Promise<ReportRow[]> {
  return statement(database).execute(criteria);
}

const statement = prepared((orm) =>
  orm
    .select()
    .from(reportedTransactionTable)
    .where(
      and(
        eq(reportedTransactionTable.chainId, sql.placeholder('chainId')),
        lte(reportedTransactionTable.nextCheckAt, sql`now()`),
      ),
    )
    .orderBy(asc(reportedTransactionTable.nextCheckAt))
    .limit(sql.placeholder('limit'))
    .prepare('list_due_reports'),
);
