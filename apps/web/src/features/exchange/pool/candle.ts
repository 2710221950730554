import { invertRatio, type Ratio } from '@tradewind/rules/amount/ratio';
import { toWholeTokenPrice } from '@tradewind/rules/exchange/trade';
import type { WireCandle } from '@tradewind/schema/exchange/candle';
import { multiplyRatios } from './price-leg.ts';

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

/**
 * The candles of the product of two prices, where either was traded and both are known. Within an interval only the
 * ends are known together: the highest and the lowest price are those of the ends.
 */
export function multiplyCandles(first: readonly Candle[], second: readonly Candle[]): Candle[] {
  const start = Math.max(first[0]?.time ?? Infinity, second[0]?.time ?? Infinity);
  const times = new Set([...first, ...second].map(({ time }) => time).filter((time) => time >= start));
  const [findFirst, findSecond] = [createLookup(first), createLookup(second)];
  return [...times]
    .toSorted((a, b) => a - b)
    .flatMap((time) => {
      const [a, b] = [findFirst(time), findSecond(time)];
      if (!a || !b) return [];
      const [open, close] = [multiplyRatios(a.open, b.open), multiplyRatios(a.close, b.close)];
      const [low, high] = isAbove(open, close) ? [close, open] : [open, close];
      return [{ time, open, high, low, close }];
    });
}

/** The candle of a time, or a flat one at the last close before it; to be called with rising times. */
function createLookup(candles: readonly Candle[]): (time: number) => Candle | undefined {
  let next = 0;
  return (time) => {
    while (next < candles.length && (candles[next]?.time ?? 0) <= time) next += 1;
    const last = candles[next - 1];
    if (!last || last.time === time) return last;
    const { close } = last;
    return { time, open: close, high: close, low: close, close };
  };
}

export function isAbove(a: Ratio, b: Ratio): boolean {
  return a.numerator * b.denominator > b.numerator * a.denominator;
}
