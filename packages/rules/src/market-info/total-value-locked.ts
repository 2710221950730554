import { toAddressKey } from '../network/address.ts';
import type { PricedToken, TokenPricesUsdE18 } from './observed-pool.ts';
import { findValueUsdE18 } from './token-value.ts';

/** The present reserves of a pool in raw units. */
export type PoolReserves = {
  readonly token0: PricedToken;
  readonly token1: PricedToken;
  readonly reserve0: bigint;
  readonly reserve1: bigint;
};

/**
 * USD value (scaled by 10^18, rounded down) of a pool's reserves in listed tokens with a known price;
 * `listedTokens` contains `toAddressKey`s. Undefined when the pool has no such token: its value is unknown, not
 * 0.
 */
export function computePoolTvlUsdE18(
  pool: PoolReserves,
  listedTokens: ReadonlySet<string>,
  prices: TokenPricesUsdE18,
): bigint | undefined {
  const findListedValue = (token: PricedToken, reserve: bigint): bigint | undefined =>
    listedTokens.has(toAddressKey(token.address)) ? findValueUsdE18(token, reserve, prices) : undefined;
  const value0 = findListedValue(pool.token0, pool.reserve0);
  const value1 = findListedValue(pool.token1, pool.reserve1);
  if (value0 === undefined && value1 === undefined) return undefined;
  return (value0 ?? 0n) + (value1 ?? 0n);
}

/**
 * USD value (scaled by 10^18, rounded down) of amounts of both tokens of a pool, listed or not. Undefined
 * unless both prices are known, since half of it would be misleading.
 */
export function findPairValueUsdE18(
  { token0, token1 }: Pick<PoolReserves, 'token0' | 'token1'>,
  { amount0, amount1 }: { readonly amount0: bigint; readonly amount1: bigint },
  prices: TokenPricesUsdE18,
): bigint | undefined {
  const value0 = findValueUsdE18(token0, amount0, prices);
  const value1 = findValueUsdE18(token1, amount1, prices);
  return value0 === undefined || value1 === undefined ? undefined : value0 + value1;
}

/** USD value (scaled by 10^18) locked in all pools: the sum of the known values of `computePoolTvlUsdE18`. */
export function computeTvlUsdE18(
  pools: readonly PoolReserves[],
  listedTokens: ReadonlySet<string>,
  prices: TokenPricesUsdE18,
): bigint {
  return pools.reduce((total, pool) => total + (computePoolTvlUsdE18(pool, listedTokens, prices) ?? 0n), 0n);
}
