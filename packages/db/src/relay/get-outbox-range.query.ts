import { max, min } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { outboxTable } from './tables.ts';

/** The ids of the oldest and the newest kept notice; 0 without one. */
export async function getOutboxRange(database: Database): Promise<{ oldest: number; newest: number }> {
  const [row] = await statement(database).execute();
  return { oldest: row?.oldest ?? 0, newest: row?.newest ?? 0 };
}

const statement = prepared((orm) =>
  orm
    .select({ oldest: min(outboxTable.id), newest: max(outboxTable.id) })
    .from(outboxTable)
    .prepare('get_outbox_range'),
);
