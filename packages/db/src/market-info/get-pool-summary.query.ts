import { eq, sql } from 'drizzle-orm';
import { poolTable } from '../exchange/tables.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { poolTotalTable } from './tables.ts';

export type PoolSummary = {
  /** Listed tokens only; null while no price is known. */
  tvlUsdE18: bigint | null;
  /** Null when there were swaps and none had a known value. */
  volume24hUsdE18: bigint | null;
  swapCount24h: number;
  poolCount: number;
};

/** Sums over all pools of a chain, as the indexer keeps them. */
export async function getPoolSummary(
  database: Database,
  { chainId }: { chainId: number },
): Promise<PoolSummary> {
  const [row] = await statement(database).execute({ chainId });
  if (!row) return { tvlUsdE18: null, volume24hUsdE18: 0n, swapCount24h: 0, poolCount: 0 };
  const { tvlUsdE18, valuedPoolCount, volume24hUsdE18, swapCount24h, poolCount } = row;
  return {
    tvlUsdE18: valuedPoolCount > 0 ? tvlUsdE18 : null,
    volume24hUsdE18: swapCount24h > 0 && volume24hUsdE18 === 0n ? null : volume24hUsdE18,
    swapCount24h,
    poolCount,
  };
}

/** Pools take the factory's places one after the other. */
const poolCount = sql<number>`coalesce((
  select place + 1 from ${poolTable} where chain_id = ${sql.placeholder('chainId')} and place is not null order by place desc limit 1
), 0)`;

const statement = prepared((orm) =>
  orm
    .select({
      tvlUsdE18: poolTotalTable.tvlUsdE18,
      valuedPoolCount: poolTotalTable.valuedPoolCount,
      volume24hUsdE18: poolTotalTable.volume24hUsdE18,
      swapCount24h: poolTotalTable.swapCount24h,
      poolCount: poolCount.mapWith(Number),
    })
    .from(poolTotalTable)
    .where(eq(poolTotalTable.chainId, sql.placeholder('chainId')))
    .prepare('get_pool_summary'),
);
