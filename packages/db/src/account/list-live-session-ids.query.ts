import { and, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { isLive, toLiveLimits } from './session-row.ts';
import { sessionTable } from './tables.ts';

/** The live ones of these sessions. */
export async function listLiveSessionIds(
  database: Database,
  { ids, now }: { ids: readonly string[]; now: Date },
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await statement(database).execute({ ids: `{${ids.join(',')}}`, ...toLiveLimits(now) });
  return new Set(rows.map(({ id }) => id));
}

/**
 * One parameter for all ids: a parameter list would be another statement for each length, which every
 * connection keeps.
 */
const statement = prepared((orm) =>
  orm
    .select({ id: sessionTable.id })
    .from(sessionTable)
    .where(and(sql`${sessionTable.id} = any(${sql.placeholder('ids')}::text::uuid[])`, isLive))
    .prepare('list_live_session_ids'),
);
