import type { PoolRow } from '@tradewind/db/exchange/pool-row';
import { computeSwapFees } from '@tradewind/rules/exchange/fees';
import type { WirePool } from '@tradewind/schema/exchange/pool';

export function toWirePool(pool: PoolRow): WirePool {
  const { volume24hUsdE18 } = pool;
  return {
    address: pool.address,
    token0: pool.token0,
    token1: pool.token1,
    reserve0: pool.reserve0.toString(),
    reserve1: pool.reserve1.toString(),
    totalSupply: pool.totalSupply.toString(),
    tvlUsdE18: pool.tvlUsdE18?.toString() ?? null,
    volume24hUsdE18: volume24hUsdE18?.toString() ?? null,
    volume7dUsdE18: pool.volume7dUsdE18?.toString() ?? null,
    fees24hUsdE18: volume24hUsdE18 === null ? null : computeSwapFees(volume24hUsdE18).toString(),
    feeAprBps: pool.feeAprBps?.toString() ?? null,
    swapCount24h: pool.swapCount24h,
    createdBlockNumber: pool.createdBlockNumber,
    createdAt: pool.createdAt,
  };
}
