import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { marketTable } from './tables.ts';

export type MarketRow = typeof marketTable.$inferSelect;

/** The markets of a chain by their numbers. */
export async function listMarkets(database: Database, criteria: { chainId: number }): Promise<MarketRow[]> {
  return statement(database).execute(criteria);
}

const statement = prepared((orm) =>
  orm
    .select()
    .from(marketTable)
    .where(eq(marketTable.chainId, sql.placeholder('chainId')))
    .orderBy(asc(marketTable.number))
    .prepare('list_nft_markets'),
);
