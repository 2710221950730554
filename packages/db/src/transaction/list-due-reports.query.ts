import { and, asc, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { isDue } from './is-due.ts';
import { isOfKinds, toKindsList } from './is-of-kinds.ts';
import type { ReportRow } from './report-row.ts';
import { reportedTransactionTable } from './tables.ts';

/** Reports of a chain and of these kinds that are due for verification, the longest due first. */
export async function listDueReports(
  database: Database,
  { kinds, ...criteria }: { chainId: number; kinds: readonly string[]; limit: number },
): Promise<ReportRow[]> {
  return statement(database).execute({ ...criteria, kinds: toKindsList(kinds) });
}

const statement = prepared((orm) =>
  orm
    .select()
    .from(reportedTransactionTable)
    .where(and(isDue(), isOfKinds()))
    .orderBy(asc(reportedTransactionTable.nextCheckAt))
    .limit(sql.placeholder('limit'))
    .prepare('list_due_reports'),
);
