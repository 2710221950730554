import { and, desc } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import type { Holder } from './holder.ts';
import { isOfHolder } from './is-of-holder.ts';
import { isLive, sessionColumns, type SessionRow, toLiveLimits } from './session-row.ts';
import { sessionTable } from './tables.ts';

/** The live sessions of a holder, the last used first; `createSession` limits their number. */
export async function listSessions(
  database: Database,
  { holder, now }: { holder: Holder; now: Date },
): Promise<SessionRow[]> {
  return statement(database).execute({ ...holder, ...toLiveLimits(now) });
}

const statement = prepared((orm) =>
  orm
    .select(sessionColumns)
    .from(sessionTable)
    .where(and(isOfHolder, isLive))
    .orderBy(desc(sessionTable.lastUsedAt), desc(sessionTable.id))
    .prepare('list_sessions'),
);
