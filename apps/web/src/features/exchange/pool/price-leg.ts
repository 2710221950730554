import { invertRatio, type Ratio } from '@tradewind/rules/amount/ratio';
import type { Pool } from '@tradewind/rules/exchange/pair';
import { toWholeTokenPrice } from '@tradewind/rules/exchange/trade';
import { type Address, isSameAddress } from '@tradewind/rules/network/address';
import type { PoolSummary } from './pool-summary.ts';
import type { PoolToken } from './pool-token.ts';

/** A pool and a direction through it: the price of token0 in token1, or the inverse. */
export type PriceLeg<Through = PoolSummary> = { readonly pool: Through; readonly isInverted: boolean };

/** The pools whose prices, multiplied, are one price: the pair's own pool, or two that meet at the wrapped coin. */
export type PriceLegs<Through = PoolSummary> =
  | readonly [PriceLeg<Through>]
  | readonly [PriceLeg<Through>, PriceLeg<Through>];

/** The legs of a price of `base` in `quote`; undefined where no such funded pools exist. */
export function findLegs(
  pools: readonly Pool[],
  { base, quote, wrappedNative }: Record<'base' | 'quote' | 'wrappedNative', Address>,
): PriceLegs<Pool> | undefined {
  const own = findLeg(pools, base, quote);
  if (own) return [own];
  const [toCoin, fromCoin] = [findLeg(pools, base, wrappedNative), findLeg(pools, wrappedNative, quote)];
  return toCoin && fromCoin && [toCoin, fromCoin];
}

function findLeg(pools: readonly Pool[], base: Address, quote: Address): PriceLeg<Pool> | undefined {
  for (const pool of pools) {
    if (pool.reserve0 === 0n || pool.reserve1 === 0n) continue;
    const isForward = isSameAddress(pool.token0, base) && isSameAddress(pool.token1, quote);
    const isInverted = isSameAddress(pool.token1, base) && isSameAddress(pool.token0, quote);
    if (isForward || isInverted) return { pool, isInverted };
  }
  return undefined;
}

/** The inverse price. */
export function invertLegs([first, second]: PriceLegs): PriceLegs {
  return second ? [invertLeg(second), invertLeg(first)] : [invertLeg(first)];
}

function invertLeg({ pool, isInverted }: PriceLeg): PriceLeg {
  return { pool, isInverted: !isInverted };
}

/** The token that is priced, and the one that it is priced in. */
export function getEnds(legs: PriceLegs): { readonly base: PoolToken; readonly quote: PoolToken } {
  const last = legs[1] ?? legs[0];
  return { base: getTokens(legs[0])[0], quote: getTokens(last)[1] };
}

function getTokens({ pool: { token0, token1 }, isInverted }: PriceLeg): readonly [PoolToken, PoolToken] {
  return isInverted ? [token1, token0] : [token0, token1];
}

/** Quote per base at the pools' reserves; undefined for an empty pool or unknown decimals. */
export function findLegsPrice([first, second]: PriceLegs): Ratio | undefined {
  const price = findLegPrice(first);
  if (!second || !price) return price;
  const next = findLegPrice(second);
  return next && multiplyRatios(price, next);
}

function findLegPrice({ pool, isInverted }: PriceLeg): Ratio | undefined {
  const { token0, token1, reserve0, reserve1 } = pool;
  if (reserve0 === 0n || reserve1 === 0n) return undefined;
  if (token0.decimals === undefined || token1.decimals === undefined) return undefined;
  const raw = { numerator: reserve1, denominator: reserve0 };
  const price = toWholeTokenPrice(raw, token0.decimals, token1.decimals);
  return isInverted ? invertRatio(price) : price;
}

export function multiplyRatios(a: Ratio, b: Ratio): Ratio {
  return { numerator: a.numerator * b.numerator, denominator: a.denominator * b.denominator };
}
