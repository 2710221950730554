import { usdScale } from '../amount/format-usd.ts';
import { computePowerOfTen } from '../amount/ratio.ts';
import { type Address, toAddressKey } from '../network/address.ts';
import type { PricedToken } from './observed-pool.ts';

/** A token's price in another one at a time (chain seconds), as a candle of their pool closed. */
export type PricePoint = {
  readonly at: number;
  readonly token: PricedToken;
  readonly quote: PricedToken;
  /** Whether the token is the pool's token0: then `priceE36` is quote per token, raw × 10^36, else token per quote. */
  readonly isToken0: boolean;
  /** Undefined before the first trade. */
  readonly priceE36: bigint | undefined;
};

/** The tokens with a price of their own: 1 USD, and the coin in which others are priced. */
type Money = { readonly stablecoins: readonly Address[]; readonly wrappedNative: Address };

const priceScale = 10n ** 36n;

/**
 * USD prices of whole tokens (scaled by 10^18, rounded down) by `toAddressKey`, in the order of the points; undefined where the
 * pool had none, or where the coin of its quote had none. For drawing: each is the close of one candle, not the
 * time-weighted price.
 */
export function computePriceHistories(
  points: readonly PricePoint[],
  { stablecoins, wrappedNative }: Money,
): ReadonlyMap<string, readonly (bigint | undefined)[]> {
  const stable = new Set<string>(stablecoins.map(toAddressKey));
  const native = toAddressKey(wrappedNative);
  const isNative = ({ token }: PricePoint) => toAddressKey(token.address) === native;
  const nativeAt = new Map(
    points
      .filter(isNative)
      .map((point) => [point.at, stable.has(toQuote(point)) ? toUsd(point, usdScale) : undefined]),
  );
  const findQuoteUsd = (point: PricePoint): bigint | undefined => {
    if (stable.has(toQuote(point))) return usdScale;
    return toQuote(point) === native ? nativeAt.get(point.at) : undefined;
  };
  const histories = new Map<string, (bigint | undefined)[]>();
  for (const point of points) {
    const key = toAddressKey(point.token.address);
    const quoteUsd = findQuoteUsd(point);
    const price = stable.has(key) ? usdScale : quoteUsd === undefined ? undefined : toUsd(point, quoteUsd);
    histories.set(key, [...(histories.get(key) ?? []), price]);
  }
  return histories;
}

function toQuote({ quote }: PricePoint): string {
  return toAddressKey(quote.address);
}

function toUsd({ token, quote, isToken0, priceE36 }: PricePoint, quoteUsdE18: bigint): bigint | undefined {
  if (priceE36 === undefined || priceE36 === 0n) return undefined;
  const [numerator, denominator] = isToken0 ? [priceE36, priceScale] : [priceScale, priceE36];
  const whole = numerator * computePowerOfTen(token.decimals) * quoteUsdE18;
  return whole / (denominator * computePowerOfTen(quote.decimals));
}
