import { eq, sql } from 'drizzle-orm';
import { poolTable, poolVolume24hView } from '../exchange/tables.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';

export type MarketSummary = {
  /** Listed tokens only; null while no price is known. */
  tvlUsdE18: bigint | null;
  volume24hUsdE18: bigint;
  swapCount24h: number;
  poolCount: number;
};

/** Sums over all pools of a chain. */
export async function getMarketSummary(
  database: Database,
  { chainId }: { chainId: number },
): Promise<MarketSummary> {
  const [[pools], [volume]] = await Promise.all([
    sumPools(database).execute({ chainId }),
    sumVolume(database).execute({ chainId }),
  ]);
  return {
    tvlUsdE18: pools?.tvlUsdE18 ?? null,
    poolCount: pools?.poolCount ?? 0,
    volume24hUsdE18: volume?.volumeUsdE18 ?? 0n,
    swapCount24h: volume?.swapCount ?? 0,
  };
}

const sumPools = prepared((orm) =>
  orm
    .select({
      tvlUsdE18: sql<bigint | null>`sum(${poolTable.tvlUsdE18})`.mapWith(poolTable.tvlUsdE18),
      poolCount: sql<number>`count(*)`.mapWith(Number),
    })
    .from(poolTable)
    .where(eq(poolTable.chainId, sql.placeholder('chainId')))
    .prepare('sum_pools'),
);

const sumVolume = prepared((orm) =>
  orm
    .select({
      volumeUsdE18: sql<bigint>`coalesce(sum(${poolVolume24hView.volumeUsdE18}), 0)`.mapWith(BigInt),
      swapCount: sql<number>`coalesce(sum(${poolVolume24hView.swapCount}), 0)`.mapWith(Number),
    })
    .from(poolVolume24hView)
    .where(eq(poolVolume24hView.chainId, sql.placeholder('chainId')))
    .prepare('sum_volume'),
);
