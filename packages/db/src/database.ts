import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres, { type Sql } from 'postgres';

/** One pool of connections: `orm` for typed queries, `sql` for the rest. */
export type Database = { orm: PostgresJsDatabase; sql: Sql; close: () => Promise<void> };

/** What runs inside one transaction of `orm`. */
export type Transaction = Parameters<Parameters<PostgresJsDatabase['transaction']>[0]>[0];

export type DatabaseOptions = {
  /** Connections at most; 10 unless told. */
  maxConnections?: number;
  /** Shown in pg_stat_activity. */
  applicationName?: string;
  /** The server gives up a statement after this time, waiting for locks included; unbounded unless told. */
  statementTimeoutMs?: number;
  /** Where the tables of the chain are; `chain` unless told. */
  chainSchema?: string;
};

/** Opens nothing yet: connections are made when a query needs one. */
export function createDatabase(url: string, options: DatabaseOptions = {}): Database {
  const sql = postgres(url, {
    max: options.maxConnections ?? 10,
    connect_timeout: 10,
    backoff: (attempt) => Math.min(1, 0.05 * 2 ** attempt),
    // No array travels, and the query that would fetch their types rejects unheard when a connection dies early.
    fetch_types: false,
    onnotice: () => undefined,
    connection: {
      application_name: options.applicationName ?? 'tradewind',
      ...(options.statementTimeoutMs && { statement_timeout: options.statementTimeoutMs }),
      search_path: options.chainSchema ?? 'chain',
    },
  });
  return { orm: drizzle(sql), sql, close: () => sql.end({ timeout: 5 }) };
}
