import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { sessionTable } from './tables.ts';

/** Stores the time of a session's last use; never moves it back. */
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
