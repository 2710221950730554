import type { Database } from '../database.ts';

/**
 * A call of a named query on the large database. One that reads more rows than its answer needs declares the
 * maximum and the reason.
 */
export type QueryCase =
  | (() => Promise<unknown>)
  | { call: () => Promise<unknown>; rows: number; reason: string };

/**
 * Calls of one area's named queries by the query's file name: all of its statements, and the worst call that is
 * allowed.
 */
export type QueryCases = Readonly<Record<string, (database: Database) => readonly QueryCase[]>>;
