import { usdScale } from '../amount/format-usd.ts';
import { type Address, isSameAddress, toAddressKey } from '../network/address.ts';
import type { ObservedPool, PricedToken, TimeWindow, TokenPricesUsdE18 } from './observed-pool.ts';
import { isEmpty, relativePriceScale } from './observe-reserves.ts';
import { findTimeWeightedQuote, type TimeWeightedQuote } from './time-weighted-quote.ts';
import { computeValueUsdE18, findValueUsdE18 } from './token-value.ts';

/** Seconds over which prices are averaged. */
export const priceWindowSeconds = 1_800;

/** Minimum USD value (scaled by 10^18) of a pool's known side for the pool to price a token. */
export const minimumKnownSideUsdE18 = 5_000n * usdScale;

/** The inputs of prices: the pools with their histories and the two kinds of known tokens. */
export type PriceSources = {
  readonly pools: readonly ObservedPool[];
  readonly stablecoins: readonly Address[];
  readonly wrappedNative: Address;
};

/**
 * USD prices of all tokens of the pools at `at` (chain seconds) over the 30 minutes before it. A stablecoin is
 * 1 USD. The wrapped native coin is the mean over its stablecoin pools. Any other token is the mean over its
 * stablecoin and wrapped-native pools with at least 5,000 USD on the known side. Means are time-weighted per
 * pool and liquidity-weighted over pools, rounded down. A token without such pools is absent: its price is
 * unknown.
 */
export function computeTokenPricesUsdE18(sources: PriceSources, at: number): TokenPricesUsdE18 {
  const window = { startsAt: at - priceWindowSeconds, endsAt: at };
  const poolsByToken = groupPoolsByToken(sources.pools);
  const known = new Map<string, bigint>(sources.stablecoins.map((token) => [toAddressKey(token), usdScale]));
  const nativeKey = toAddressKey(sources.wrappedNative);
  const native = poolsByToken.get(nativeKey);
  const nativePrice =
    native && !known.has(nativeKey) ? findPrice(native, known, window, 0n) : known.get(nativeKey);
  if (nativePrice !== undefined) known.set(nativeKey, nativePrice);
  const prices = new Map(known);
  for (const [key, token] of poolsByToken) {
    if (key === nativeKey || known.has(key)) continue;
    const price = findPrice(token, known, window, minimumKnownSideUsdE18);
    if (price !== undefined) prices.set(key, price);
  }
  return prices;
}

/**
 * Whether the token may get a price later without a change: a pool with a known token has enough of it now, or
 * that one's own price is unknown yet. Otherwise no mean can reach the minimum; `prices` are those of the
 * pools' time.
 */
export function mayHavePrice(token: Address, sources: PriceSources, prices: TokenPricesUsdE18): boolean {
  const minimum = isSameAddress(token, sources.wrappedNative) ? 0n : minimumKnownSideUsdE18;
  const knownTokens = new Set([...sources.stablecoins, sources.wrappedNative].map(toAddressKey));
  return sources.pools.some(({ token0, token1, atEnd }) => {
    const isToken0 = isSameAddress(token0.address, token);
    if (isEmpty(atEnd) || (!isToken0 && !isSameAddress(token1.address, token))) return false;
    const [quote, reserve] = isToken0 ? [token1, atEnd.reserve1] : [token0, atEnd.reserve0];
    if (!knownTokens.has(toAddressKey(quote.address))) return false;
    return (findValueUsdE18(quote, reserve, prices) ?? minimum) >= minimum;
  });
}

type TokenPools = { readonly token: PricedToken; readonly pools: readonly ObservedPool[] };

function groupPoolsByToken(pools: readonly ObservedPool[]): ReadonlyMap<string, TokenPools> {
  const groups = new Map<string, { token: PricedToken; pools: ObservedPool[] }>();
  for (const pool of pools) {
    for (const token of [pool.token0, pool.token1]) {
      const key = toAddressKey(token.address);
      const group = groups.get(key);
      if (group) group.pools.push(pool);
      else groups.set(key, { token, pools: [pool] });
    }
  }
  return groups;
}

/**
 * Mean price over the pools whose other side is known and worth at least the minimum, weighted by that side's
 * value.
 */
function findPrice(
  { token, pools }: TokenPools,
  known: TokenPricesUsdE18,
  window: TimeWindow,
  minimumUsdE18: bigint,
): bigint | undefined {
  let weightSum = 0n;
  let priceSum = 0n;
  for (const pool of pools) {
    const quote = findTimeWeightedQuote(pool, token.address, window);
    const quotePrice = quote && known.get(toAddressKey(quote.quoteToken.address));
    if (!quote || quotePrice === undefined) continue;
    const weight = toKnownSideUsdE18(quote, quotePrice);
    if (weight < minimumUsdE18) continue;
    weightSum += weight;
    priceSum += weight * quote.relativePrice * quotePrice;
  }
  return weightSum === 0n ? undefined : priceSum / (weightSum * relativePriceScale);
}

function toKnownSideUsdE18(quote: TimeWeightedQuote, priceUsdE18: bigint): bigint {
  return computeValueUsdE18(quote.quoteReserve, quote.quoteToken.decimals, priceUsdE18);
}
