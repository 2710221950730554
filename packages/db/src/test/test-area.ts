import type { SQL } from 'drizzle-orm';
import type { QueryCases } from './query-cases.ts';

/** A folder's rows in the large database, the calls of its queries, and its tables that stay small. */
export type TestArea = {
  folder: string;
  rows: readonly SQL[];
  cases: QueryCases;
  boundedTables?: Readonly<Record<string, string>>;
};
