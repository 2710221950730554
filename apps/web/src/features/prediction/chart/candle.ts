import { roundSeconds } from '@tradewind/rules/prediction/grid';
import { fillCandles, type PriceCandle } from '@tradewind/rules/prediction/fill-candles';
import type { FeedPrice } from '../live/round.ts';

/** How much of the past the chart holds: twelve hours. */
export const candleCount = 144;

/** When the five minutes begin that a price belongs to, (start, start + 300]: what is said on a boundary closes the ones before it. */
function computeCandleStart(at: number): number {
  return Math.ceil(at / roundSeconds) * roundSeconds - roundSeconds;
}

/** The candles with the newest price in its place; one that is older than they are changes nothing. */
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

/** Without gaps, from the first one known up to now: where the feed was silent the price stands still. */
export function completeCandles(candles: readonly PriceCandle[], now: number): readonly PriceCandle[] {
  const [first] = candles;
  if (!first) return [];
  const to = computeCandleStart(now) + roundSeconds;
  const from = Math.max(first.startsAt, to - candleCount * roundSeconds);
  return fillCandles(candles, { from, to });
}
