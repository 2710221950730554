import { and, ne, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import type { Holder } from './holder.ts';
import { isOfHolder } from './is-of-holder.ts';
import { sessionTable } from './tables.ts';

/** Ends all sessions of a holder but one. */
export async function removeOtherSessions(
  database: Database,
  { id, holder }: { id: string; holder: Holder },
): Promise<void> {
  await statement(database).execute({ id, ...holder });
}

const statement = prepared((orm) =>
  orm
    .delete(sessionTable)
    .where(and(ne(sessionTable.id, sql.placeholder('id')), isOfHolder))
    .prepare('remove_other_sessions'),
);
