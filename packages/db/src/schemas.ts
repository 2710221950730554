import { pgSchema, pgTable } from 'drizzle-orm/pg-core';

/**
 * Derivable from the chain, written by the indexer alone; the two other schemas are never rebuilt. Its tables are named without the schema:
 * the connection says which one they are in, `chain` or the one that a reindex makes beside it (`createDatabase`).
 */
export const chainSchema = { table: pgTable };

/** What no chain knows. */
export const appSchema = pgSchema('app');

export const relaySchema = pgSchema('relay');
