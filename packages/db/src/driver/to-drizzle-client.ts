import { Client, type QueryResult } from 'pg';
import type { Statement } from './guarded-client.ts';

/** The driver's client for Drizzle, which calls only `query`. */
export function toDrizzleClient(
  query: (statement: Statement, values?: unknown[]) => Promise<QueryResult>,
): Client {
  return Object.create(Client.prototype, { query: { value: query } });
}
