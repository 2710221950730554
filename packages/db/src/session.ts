import { sql } from 'drizzle-orm';
import { type Database, type DatabaseOptions, toDatabase } from './database.ts';
import { createClientPool } from './driver/client-pool.ts';

/**
 * One connection that is never replaced: when it is lost, its session state is lost, and every later call
 * fails.
 */
export type Session = Database & {
  /** Receives the notices of a channel until the session ends. */
  listen: (channel: string, onNotice: (payload: string) => void) => Promise<void>;
  isLost: () => boolean;
  /** Resolves when it has ended, for any reason. */
  ended: Promise<void>;
  /** Ends it at once, without a message to the server. */
  destroy: () => void;
};

/** Connects; for state that lasts as long as a session: LISTEN, advisory locks. Throws a DatabaseFault. */
export async function openSession(
  url: string,
  options: Omit<DatabaseOptions, 'maxConnections'> = {},
): Promise<Session> {
  const pool = createClientPool(url, { ...options, maxConnections: 1 });
  const { client, release } = await pool.checkOut().catch(async (error: unknown) => {
    await pool.close();
    throw error;
  });
  release();
  void client.closed.then(() => pool.close());
  const checkOut = async () => {
    if (client.fault) throw client.fault;
    const next = await pool.checkOut();
    if (next.client === client) return next;
    next.release();
    throw client.fault ?? new Error('the session has another client');
  };
  const database = toDatabase({ ...pool, checkOut });
  return {
    ...database,
    listen: async (channel, onNotice) => {
      client.on('notification', (notice) => {
        if (notice.channel === channel) onNotice(notice.payload ?? '');
      });
      await database.sql`listen ${sql.identifier(channel)}`;
    },
    isLost: () => client.fault !== undefined,
    ended: client.closed,
    destroy: () => client.destroy(new Error('the session was ended')),
  };
}
