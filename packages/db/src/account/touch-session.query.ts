import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { sessionTable } from './tables.ts';

/** Notes that a session was used; never turns its clock back. */
export async function touchSession(
  database: Database,
  { id, now }: { id: string; now: Date },
): Promise<void> {
  await statement(database).execute({ id, now: now.toISOString() });
}

const statement = prepared((orm) =>
  orm
    .update(sessionTable)
    .set({ lastUsedAt: sql`greatest(${sessionTable.lastUsedAt}, ${sql.placeholder('now')}::timestamptz)` })
    .where(eq(sessionTable.id, sql.placeholder('id')))
    .prepare('touch_session'),
);
