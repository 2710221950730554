import { and, asc, between, eq, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { feedPriceColumns, type FeedPriceRow } from './feed-price.ts';
import { priceTable } from './tables.ts';

/** The feed's rounds of a time (chain seconds, both ends included), oldest first. */
export async function listPrices(
  database: Database,
  criteria: { chainId: number; from: number; to: number; limit: number },
): Promise<FeedPriceRow[]> {
  return statement(database).execute(criteria);
}

const statement = prepared((orm) =>
  orm
    .select(feedPriceColumns)
    .from(priceTable)
    .where(
      and(
        eq(priceTable.chainId, sql.placeholder('chainId')),
        between(priceTable.updatedAt, sql.placeholder('from'), sql.placeholder('to')),
      ),
    )
    .orderBy(asc(priceTable.updatedAt), asc(priceTable.blockNumber), asc(priceTable.logIndex))
    .limit(sql.placeholder('limit'))
    .prepare('list_prediction_prices'),
);
