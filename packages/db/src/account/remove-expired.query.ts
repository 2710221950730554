import { asc, lte, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { toLiveLimits } from './session-row.ts';
import { sessionTable, signInNonceTable } from './tables.ts';

/** Maximum deletions of each kind in one call: the next call continues. */
const most = 10_000;

/**
 * Deletes expired sessions and nonces, the oldest first; returns their number. Only the size of the tables
 * depends on it.
 */
export async function removeExpired(database: Database, { now }: { now: Date }): Promise<number> {
  const { idleSince, ...limit } = toLiveLimits(now);
  const nonces = await removeNonces(database).execute(limit);
  const ended = await removeEndedSessions(database).execute(limit);
  const idle = await removeIdleSessions(database).execute({ idleSince });
  return nonces.length + ended.length + idle.length;
}

/** An array: the planner would scan the table for a join with so many rows. */
const { nonce } = signInNonceTable;
const { id } = sessionTable;

const removeNonces = prepared((orm) => {
  const { expiresAt } = signInNonceTable;
  const over = orm
    .select({ nonce })
    .from(signInNonceTable)
    .where(lte(expiresAt, sql.placeholder('now')));
  return orm
    .delete(signInNonceTable)
    .where(sql`${nonce} = any(array(${over.orderBy(asc(expiresAt)).limit(most)}))`)
    .returning({ nonce })
    .prepare('remove_expired_nonces');
});

const removeEndedSessions = prepared((orm) => {
  const { expiresAt } = sessionTable;
  const over = orm
    .select({ id })
    .from(sessionTable)
    .where(lte(expiresAt, sql.placeholder('now')));
  return orm
    .delete(sessionTable)
    .where(sql`${id} = any(array(${over.orderBy(asc(expiresAt)).limit(most)}))`)
    .returning({ id })
    .prepare('remove_ended_sessions');
});

const removeIdleSessions = prepared((orm) => {
  const { lastUsedAt } = sessionTable;
  const over = orm
    .select({ id })
    .from(sessionTable)
    .where(lte(lastUsedAt, sql.placeholder('idleSince')));
  return orm
    .delete(sessionTable)
    .where(sql`${id} = any(array(${over.orderBy(asc(lastUsedAt)).limit(most)}))`)
    .returning({ id })
    .prepare('remove_idle_sessions');
});
