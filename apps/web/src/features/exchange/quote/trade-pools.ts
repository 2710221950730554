import type { Pool } from '@tradewind/rules/exchange/pair';
import { listParts, type Trade } from '@tradewind/rules/exchange/trade';

/** The pools of a trade's routes. */
export function listPools(trade: Trade): readonly Pool[] {
  return listParts(trade).flatMap(({ route }) => route.pools);
}

/** Those, and the pools of the single route that a split is compared with. */
export function listComparedPools(trade: Trade): readonly Pool[] {
  const pools = [...listPools(trade), ...(trade.split?.single.route.pools ?? [])];
  return [...new Map(pools.map((pool) => [pool.address, pool])).values()];
}
