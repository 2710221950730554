import type { PoolRow } from '@tradewind/db/exchange/pool-row';
import type { WirePool } from '@tradewind/schema/exchange/pool';

export function toWirePool({ reserveBlockNumber: _block, createdAt: _at, ...pool }: PoolRow): WirePool {
  return {
    ...pool,
    reserve0: pool.reserve0.toString(),
    reserve1: pool.reserve1.toString(),
    tvlUsdE18: pool.tvlUsdE18?.toString() ?? null,
    volume24hUsdE18: pool.volume24hUsdE18.toString(),
  };
}
