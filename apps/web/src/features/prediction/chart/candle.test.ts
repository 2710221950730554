import { describe, expect, it } from 'vitest';
import { completeCandles, extendCandles } from './candle.ts';

const candle = (startsAt: number, price: bigint) => ({
  startsAt,
  open: price,
  high: price,
  low: price,
  close: price,
});

describe('candles with new prices', () => {
  it('[PRED-03] a price on a boundary closes the five minutes before it; the next one opens at the locked price', () => {
    const known = [candle(600, 50n)];
    expect(extendCandles(known, { price: 53n, at: 900 })).toEqual([
      { ...candle(600, 50n), high: 53n, close: 53n },
    ]);
    expect(extendCandles(known, { price: 49n, at: 901 })).toEqual([candle(600, 50n), candle(900, 49n)]);
  });

  it('[PRED-03] an older price changes nothing', () => {
    const known = [candle(600, 50n), candle(900, 49n)];
    expect(extendCandles(known, { price: 99n, at: 899 })).toBe(known);
    expect(extendCandles(known, undefined)).toBe(known);
  });

  it('[PRED-03] the price is constant where the feed was silent, up to now', () => {
    expect(completeCandles([candle(600, 50n)], 1_501)).toEqual([
      candle(600, 50n),
      candle(900, 50n),
      candle(1_200, 50n),
      candle(1_500, 50n),
    ]);
    expect(completeCandles([], 1_501)).toEqual([]);
  });
});
