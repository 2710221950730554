import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import type { Holder } from './holder.ts';
import { isOfHolder } from './is-of-holder.ts';
import { sessionTable } from './tables.ts';

/** Ends one session, if it belongs to this holder. */
export async function removeSession(
  database: Database,
  { id, holder }: { id: string; holder: Holder },
): Promise<void> {
  await statement(database).execute({ id, ...holder });
}

const statement = prepared((orm) =>
  orm
    .delete(sessionTable)
    .where(and(eq(sessionTable.id, sql.placeholder('id')), isOfHolder))
    .prepare('remove_session'),
);
