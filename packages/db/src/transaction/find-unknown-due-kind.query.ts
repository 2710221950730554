import { and, asc, not } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { isDue } from './is-due.ts';
import { isOfKinds, toKindsList } from './is-of-kinds.ts';
import { reportedTransactionTable } from './tables.ts';

/** The kind of the longest due report of a chain that is of none of these kinds. */
export async function findUnknownDueKind(
  database: Database,
  { chainId, kinds }: { chainId: number; kinds: readonly string[] },
): Promise<string | undefined> {
  const [row] = await statement(database).execute({ chainId, kinds: toKindsList(kinds) });
  return row?.kind;
}

const statement = prepared((orm) =>
  orm
    .select({ kind: reportedTransactionTable.kind })
    .from(reportedTransactionTable)
    .where(and(isDue(), not(isOfKinds())))
    .orderBy(asc(reportedTransactionTable.nextCheckAt))
    .limit(1)
    .prepare('find_unknown_due_kind'),
);
