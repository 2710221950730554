import { and, inArray } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { isLive, toLiveLimits } from './session-row.ts';
import { sessionTable } from './tables.ts';

/** Which of these sessions still live. */
export async function listLiveSessionIds(
  { orm }: Database,
  { ids, now }: { ids: readonly string[]; now: Date },
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await orm
    .select({ id: sessionTable.id })
    .from(sessionTable)
    .where(and(inArray(sessionTable.id, [...ids]), isLive))
    .prepare('list_live_session_ids')
    .execute(toLiveLimits(now));
  return new Set(rows.map(({ id }) => id));
}
