import { pgSchema, pgTable } from 'drizzle-orm/pg-core';

/**
 * Derivable from the chain, written only by the indexer; the two other schemas are never rebuilt. Its tables
 * have no schema name: the connection decides the schema, `chain` or a reindex's second one (`createDatabase`).
 */
export const chainSchema = { table: pgTable };

/** Data that no chain has. */
export const appSchema = pgSchema('app');

export const relaySchema = pgSchema('relay');
