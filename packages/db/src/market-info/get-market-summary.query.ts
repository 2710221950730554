import { eq, sql } from 'drizzle-orm';
import { poolTable } from '../exchange/tables.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';

export type MarketSummary = {
  /** Listed tokens only; null while no price is known. */
  tvlUsdE18: bigint | null;
  /** Null when there were swaps and none had a known value. */
  volume24hUsdE18: bigint | null;
  swapCount24h: number;
  poolCount: number;
};

/** Sums over all pools of a chain. */
export async function getMarketSummary(
  database: Database,
  { chainId }: { chainId: number },
): Promise<MarketSummary> {
  const [sums] = await statement(database).execute({ chainId });
  return sums ?? { tvlUsdE18: null, volume24hUsdE18: 0n, swapCount24h: 0, poolCount: 0 };
}

const statement = prepared((orm) =>
  orm
    .select({
      tvlUsdE18: sql<bigint | null>`sum(${poolTable.tvlUsdE18})`.mapWith(poolTable.tvlUsdE18),
      volume24hUsdE18: sql<bigint | null>`
        case when coalesce(sum(${poolTable.swapCount24h}), 0) = 0 then 0
        else sum(${poolTable.volume24hUsdE18}) filter (where ${poolTable.swapCount24h} > 0) end`.mapWith(
        poolTable.volume24hUsdE18,
      ),
      swapCount24h: sql<number>`coalesce(sum(${poolTable.swapCount24h}), 0)`.mapWith(Number),
      poolCount: sql<number>`count(*)`.mapWith(Number),
    })
    .from(poolTable)
    .where(eq(poolTable.chainId, sql.placeholder('chainId')))
    .prepare('get_market_summary'),
);
