import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { feedPriceColumns, type FeedPriceRow } from './feed-price.ts';
import { entriesPausedTable, priceTable } from './tables.ts';

export type MarketState = {
  /** Whether entries into the open round are refused. */
  isPaused: boolean;
  /** The feed's last round; null before the first. */
  lastPrice: FeedPriceRow | null;
};

/** The state of the market; `listUnresolvedBoundaries` lists the boundaries to prove. */
export async function getMarketState(
  database: Database,
  { chainId, openEpoch }: { chainId: number; openEpoch: number },
): Promise<MarketState> {
  const [[pause], [lastPrice = null]] = await Promise.all([
    pauseStatement(database).execute({ chainId, openEpoch }),
    priceStatement(database).execute({ chainId }),
  ]);
  return { isPaused: pause?.isPaused ?? false, lastPrice };
}

const pauseStatement = prepared((orm) =>
  orm
    .select({ isPaused: entriesPausedTable.isPaused })
    .from(entriesPausedTable)
    .where(
      and(
        eq(entriesPausedTable.chainId, sql.placeholder('chainId')),
        lte(entriesPausedTable.fromEpoch, sql.placeholder('openEpoch')),
      ),
    )
    .orderBy(desc(entriesPausedTable.blockNumber), desc(entriesPausedTable.logIndex))
    .limit(1)
    .prepare('get_prediction_pause'),
);

const priceStatement = prepared((orm) =>
  orm
    .select(feedPriceColumns)
    .from(priceTable)
    .where(eq(priceTable.chainId, sql.placeholder('chainId')))
    .orderBy(desc(priceTable.updatedAt), desc(priceTable.blockNumber), desc(priceTable.logIndex))
    .limit(1)
    .prepare('get_prediction_last_price'),
);
