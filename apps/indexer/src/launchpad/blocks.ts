import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Blocks whose events count, both included. */
export type Blocks = { from: number; to: number };

/** Adds what the events of these blocks changed, or takes it away again before an undo. */
export type SignedBlocks = Blocks & { sign: 1 | -1 };

/** The rows of a table in these blocks, found by its key. */
export function inBlocks(table: PgTable, chainId: number, { from, to }: Blocks): SQL {
  return sql`${table} e where e.chain_id = ${chainId} and e.block_number between ${from} and ${to}`;
}
