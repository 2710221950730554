import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { toDrizzleClient } from './driver/to-drizzle-client.ts';
import { type ClientPool, createClientPool, type DatabaseOptions } from './driver/client-pool.ts';
import type { Statement } from './driver/guarded-client.ts';
import { createSql, type Sql } from './sql.ts';

export type { DatabaseOptions } from './driver/client-pool.ts';

/** Typed queries. */
export type Orm = NodePgDatabase;

/** The object for statements inside one transaction (`transact`). */
export type Transaction = Parameters<Parameters<Orm['transaction']>[0]>[0];

/**
 * Access by purpose: `orm` for typed queries, `sql` for the rest; `transact` and `openSession` use `checkOut`.
 */
export type Database = ClientPool & { orm: Orm; sql: Sql };

/** Opens no connection yet: a query opens one on demand. */
export function createDatabase(url: string, options: DatabaseOptions = {}): Database {
  return toDatabase(createClientPool(url, options));
}

export function toDatabase(pool: ClientPool): Database {
  const run = async (statement: Statement, values?: unknown[]) => {
    const { client, release } = await pool.checkOut();
    try {
      return await client.run(statement, values);
    } finally {
      release();
    }
  };
  return { ...pool, orm: drizzle({ client: toDrizzleClient(run) }), sql: createSql(run) };
}
