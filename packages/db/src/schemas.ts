import { pgSchema } from 'drizzle-orm/pg-core';

/** Derivable from the chain, written by the indexer alone; the two other schemas are never rebuilt. */
export const chainSchema = pgSchema('chain');

/** What no chain knows. */
export const appSchema = pgSchema('app');

export const relaySchema = pgSchema('relay');
