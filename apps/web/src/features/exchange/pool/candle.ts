import { invertRatio, type Ratio } from '@tradewind/rules/amount/ratio';
import { toWholeTokenPrice } from '@tradewind/rules/exchange/trade';
import type { WireCandle } from '@tradewind/schema/exchange/candle';

/** Prices of one interval, in whole tokens of one per whole token of the other. */
export type Candle = {
  /** The start in chain seconds. */
  readonly time: number;
  readonly open: Ratio;
  readonly high: Ratio;
  readonly low: Ratio;
  readonly close: Ratio;
};

/** The direction of a pool's price: token1 per token0, or the inverse. */
export type PriceView = {
  readonly decimals0: number;
  readonly decimals1: number;
  readonly isInverted: boolean;
};

const scale = 10n ** 36n;

/** Undefined where a token has no decimals: then there is no price of whole tokens. */
export function findPriceView(
  decimals0: number | undefined,
  decimals1: number | undefined,
  isInverted: boolean,
): PriceView | undefined {
  if (decimals0 === undefined || decimals1 === undefined) return undefined;
  return { decimals0, decimals1, isInverted };
}

/** Candles from the index; one with a price too small to represent is left out. */
export function toCandles(candles: readonly WireCandle[], view: PriceView): Candle[] {
  return candles.flatMap(({ time, openE36, highE36, lowE36, closeE36 }) => {
    const [open, high, low, close] = [openE36, highE36, lowE36, closeE36].map((price) =>
      toPrice(price, view),
    );
    if (!open || !high || !low || !close) return [];
    // The inverse swaps the highest and the lowest price.
    return view.isInverted
      ? [{ time, open, high: low, low: high, close }]
      : [{ time, open, high, low, close }];
  });
}

function toPrice(priceE36: string, { decimals0, decimals1, isInverted }: PriceView): Ratio | undefined {
  const numerator = BigInt(priceE36);
  if (numerator === 0n) return undefined;
  const price = toWholeTokenPrice({ numerator, denominator: scale }, decimals0, decimals1);
  return isInverted ? invertRatio(price) : price;
}

/**
 * The same candles without gaps, from the first one to `until` (chain seconds), at most the last `limit`. Where no
 * trade happened the price is constant.
 */
export function fillCandles(
  candles: readonly Candle[],
  { seconds, until, limit }: { readonly seconds: number; readonly until: number; readonly limit: number },
): Candle[] {
  const filled: Candle[] = [];
  const last = candles.at(-1);
  const end = Math.max(last?.time ?? 0, until - (until % seconds));
  const start = end - (limit - 1) * seconds;
  for (const [index, candle] of candles.entries()) {
    if (candle.time >= start) filled.push(candle);
    const next = candles[index + 1]?.time ?? end + seconds;
    const { close } = candle;
    const from = Math.max(candle.time + seconds, start);
    for (let time = from; time < next; time += seconds)
      filled.push({ time, open: close, high: close, low: close, close });
  }
  return filled;
}

/** A price as a number for a chart; the last digits do not show. */
export function toNumber({ numerator, denominator }: Ratio): number {
  return Number(numerator) / Number(denominator);
}
