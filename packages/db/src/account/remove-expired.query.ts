import { lte, or, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { toLiveLimits } from './session-row.ts';
import { sessionTable, signInNonceTable } from './tables.ts';

/** Deletes the sessions and nonces that are over; says how many there were. Nothing depends on it but the size of the tables. */
export async function removeExpired(database: Database, { now }: { now: Date }): Promise<number> {
  const { idleSince, ...limit } = toLiveLimits(now);
  const nonces = await removeNonces(database).execute(limit);
  const sessions = await removeSessions(database).execute({ idleSince, ...limit });
  return nonces.length + sessions.length;
}

const removeNonces = prepared((orm) =>
  orm
    .delete(signInNonceTable)
    .where(lte(signInNonceTable.expiresAt, sql.placeholder('now')))
    .returning({ nonce: signInNonceTable.nonce })
    .prepare('remove_expired_nonces'),
);

const removeSessions = prepared((orm) =>
  orm
    .delete(sessionTable)
    .where(
      or(
        lte(sessionTable.expiresAt, sql.placeholder('now')),
        lte(sessionTable.lastUsedAt, sql.placeholder('idleSince')),
      ),
    )
    .returning({ id: sessionTable.id })
    .prepare('remove_expired_sessions'),
);
