import { findReserves, type Pool } from '@tradewind/rules/exchange/pair';
import { findToken } from '../fixture/local-chain.ts';

/** The pool of two listed tokens. */
export function findPool(pools: readonly Pool[], a: string, b: string): Pool | undefined {
  const [tokenA, tokenB] = [findToken(a).address, findToken(b).address];
  return pools.find((pool) => findReserves(pool, tokenA) && findReserves(pool, tokenB));
}
