import { roundSeconds } from '@tradewind/rules/prediction/grid';
import { fillCandles, type PriceCandle } from '@tradewind/rules/prediction/fill-candles';
import type { FeedPrice } from '../live/round.ts';

/** The history of the chart: twelve hours. */
export const candleCount = 144;

/** The start of the five minutes of a price, (start, start + 300]. A price on a boundary closes the earlier candle. */
function computeCandleStart(at: number): number {
  return Math.ceil(at / roundSeconds) * roundSeconds - roundSeconds;
}

/** The candles with the newest price merged in; a price older than the last candle changes nothing. */
export function extendCandles(
  candles: readonly PriceCandle[],
  feedPrice: FeedPrice | undefined,
): readonly PriceCandle[] {
  if (!feedPrice) return candles;
  const { price, at } = feedPrice;
  const startsAt = computeCandleStart(at);
  const last = candles.at(-1);
  if (last && startsAt < last.startsAt) return candles;
  if (last?.startsAt !== startsAt)
    return [...candles, { startsAt, open: price, high: price, low: price, close: price }];
  const high = price > last.high ? price : last.high;
  const low = price < last.low ? price : last.low;
  return [...candles.slice(0, -1), { ...last, high, low, close: price }];
}

/** Without gaps, from the first known candle to now: where the feed was silent the price is constant. */
export function completeCandles(candles: readonly PriceCandle[], now: number): readonly PriceCandle[] {
  const [first] = candles;
  if (!first) return [];
  const to = computeCandleStart(now) + roundSeconds;
  const from = Math.max(first.startsAt, to - candleCount * roundSeconds);
  return fillCandles(candles, { from, to });
}
