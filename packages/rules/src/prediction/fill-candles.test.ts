import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { fillCandles } from './fill-candles.ts';

const candle = (startsAt: number, open: bigint, close: bigint) => ({
  startsAt,
  open,
  high: open > close ? open : close,
  low: open < close ? open : close,
  close,
});
const flat = (startsAt: number, price: bigint) => candle(startsAt, price, price);

it('[PRED-03] a time without prices repeats the close before it', () => {
  const candles = [candle(0, 1n, 2n), candle(900, 3n, 4n)];
  expect(fillCandles(candles, { from: 300, to: 1_500 })).toEqual([
    flat(300, 2n),
    flat(600, 2n),
    candle(900, 3n, 4n),
    flat(1_200, 4n),
  ]);
});

it('[PRED-03] times before the first price have no candle', () => {
  expect(fillCandles([candle(600, 1n, 2n)], { from: 0, to: 900 })).toEqual([candle(600, 1n, 2n)]);
  expect(fillCandles([], { from: 0, to: 900 })).toEqual([]);
});

it('[PRED-03] from the first on there is one for every 300 seconds', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat({ max: 60 }), { minLength: 1 }),
      fc.nat({ max: 60 }),
      (starts, from) => {
        const candles = starts.toSorted((a, b) => a - b).map((start) => candle(start * 300, 1n, 2n));
        const filled = fillCandles(candles, { from: from * 300, to: 61 * 300 });
        const first = Math.max(from, Math.min(...starts));
        expect(filled.map(({ startsAt }) => startsAt)).toEqual(
          Array.from({ length: 61 - first }, (_, index) => (first + index) * 300),
        );
      },
    ),
  );
});
