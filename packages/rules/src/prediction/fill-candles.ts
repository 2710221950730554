import { roundSeconds } from './grid.ts';

/** Prices of the feed in (startsAt, startsAt + 300], in the feed's units; times are chain seconds. */
export type PriceCandle = {
  readonly startsAt: number;
  readonly open: bigint;
  readonly high: bigint;
  readonly low: bigint;
  readonly close: bigint;
};

/**
 * A candle for every 300 seconds from `from` up to but not including `to`, both multiples of 300; a time
 * without prices repeats the previous close. `candles` are in order and may begin earlier; times before the
 * first of them have none.
 */
export function fillCandles(
  candles: readonly PriceCandle[],
  { from, to }: { from: number; to: number },
): PriceCandle[] {
  const byStart = new Map(candles.map((candle) => [candle.startsAt, candle]));
  let close = candles.filter(({ startsAt }) => startsAt < from).at(-1)?.close;
  const filled: PriceCandle[] = [];
  for (let startsAt = from; startsAt < to; startsAt += roundSeconds) {
    const candle = byStart.get(startsAt) ?? (close === undefined ? undefined : toFlat(startsAt, close));
    if (candle === undefined) continue;
    filled.push(candle);
    close = candle.close;
  }
  return filled;
}

function toFlat(startsAt: number, price: bigint): PriceCandle {
  return { startsAt, open: price, high: price, low: price, close: price };
}
