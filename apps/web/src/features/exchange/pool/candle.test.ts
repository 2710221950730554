import { formatRatio } from '@tradewind/rules/amount/format-ratio';
import type { Ratio } from '@tradewind/rules/amount/ratio';
import type { WireCandle } from '@tradewind/schema/exchange/candle';
import { array, assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Candle, fillCandles, findPriceView, multiplyCandles, toCandles, toNumber } from './candle.ts';

const e36 = 10n ** 36n;
const wire = (changes: Partial<WireCandle> = {}): WireCandle => ({
  time: 3_600,
  openE36: String(2n * e36),
  highE36: String(4n * e36),
  lowE36: String(e36),
  closeE36: String((5n * e36) / 2n),
  volume0: '0',
  volume1: '0',
  volumeUsdE18: null,
  ...changes,
});
const toPrice = (value: number): Ratio => ({ numerator: BigInt(value), denominator: 1n });
const shown = (price: Ratio) => formatRatio(price, { significantDigits: 4 });

describe('findPriceView', () => {
  it('[LIQ-09] is undefined where a token has no decimals, which are never guessed', () => {
    expect(findPriceView(18, undefined, false)).toBeUndefined();
    expect(findPriceView(undefined, 6, true)).toBeUndefined();
    expect(findPriceView(18, 0, true)).toEqual({ decimals0: 18, decimals1: 0, isInverted: true });
  });
});

describe('toCandles', () => {
  it('[LIQ-09] computes prices in whole tokens, in either direction', () => {
    const view = { decimals0: 18, decimals1: 18, isInverted: false };
    const [candle] = toCandles([wire()], view);
    expect([candle!.open, candle!.high, candle!.low, candle!.close].map(shown)).toEqual([
      '2',
      '4',
      '1',
      '2.5',
    ]);
    const [inverted] = toCandles([wire()], { ...view, isInverted: true });
    expect([inverted!.open, inverted!.high, inverted!.low, inverted!.close].map(shown)).toEqual([
      '0.5',
      '1',
      '0.25',
      '0.4',
    ]);
  });

  it('[LIQ-09] includes the decimals of both tokens', () => {
    const view = { decimals0: 18, decimals1: 6, isInverted: false };
    const raw = String((300n * e36) / 10n ** 12n);
    const [candle] = toCandles([wire({ openE36: raw, highE36: raw, lowE36: raw, closeE36: raw })], view);
    expect(toNumber(candle!.close)).toBe(300);
  });

  it('[LIQ-09] a price that is too small has no candle rather than a wrong one', () => {
    const view = { decimals0: 18, decimals1: 18, isInverted: true };
    expect(toCandles([wire({ lowE36: '0' })], view)).toEqual([]);
  });
});

describe('fillCandles', () => {
  const seconds = 300;
  const flat = (slot: number, value: number): Candle => {
    const at = toPrice(value);
    return { time: slot * seconds, open: at, high: at, low: at, close: at };
  };

  it('[LIQ-09] where no trade happened the price is constant', () => {
    const filled = fillCandles([flat(1, 10), flat(3, 20)], { seconds, until: 5 * seconds + 12, limit: 10 });
    expect(filled.map(({ time, close }) => [time / seconds, Number(close.numerator)])).toEqual([
      [1, 10],
      [2, 10],
      [3, 20],
      [4, 20],
      [5, 20],
    ]);
  });

  it('[LIQ-09] has no gap, at most the limit, every candle of its time and the last price last', () => {
    assert(
      property(
        array(integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 20 }),
        integer({ min: 0, max: 80 }),
        integer({ min: 1, max: 50 }),
        (slots, now, limit) => {
          const distinct = [...new Set(slots)].toSorted((a, b) => a - b);
          const candles = distinct.map((slot) => flat(slot, slot));
          const filled = fillCandles(candles, { seconds, until: now * seconds, limit });
          const end = Math.max(now, distinct.at(-1)!);
          const start = Math.max(distinct[0]!, end - limit + 1);
          expect(filled.map(({ time }) => time / seconds)).toEqual(
            Array.from({ length: end - start + 1 }, (_, index) => start + index),
          );
          for (const { time, close } of filled) {
            const source = distinct.findLast((slot) => slot <= time / seconds);
            expect(Number(close.numerator)).toBe(source);
          }
        },
      ),
    );
  });

  it('[LIQ-09] no candles stay no candles', () => {
    expect(fillCandles([], { seconds, until: 1_000_000, limit: 300 })).toEqual([]);
  });
});

const createCandle = (time: number, open: number, close: number): Candle => ({
  time,
  open: toPrice(open),
  high: toPrice(100),
  low: toPrice(1),
  close: toPrice(close),
});
const toNumbers = ({ time, open, high, low, close }: Candle) => [
  time,
  ...[open, high, low, close].map(toNumber),
];

describe('multiplyCandles', () => {
  it('[LIQ-09] has an interval where either price was traded, from when both are known', () => {
    const first = [createCandle(0, 2, 3), createCandle(120, 3, 4), createCandle(180, 4, 2)];
    const second = [createCandle(60, 10, 20), createCandle(180, 20, 30)];
    expect(multiplyCandles(first, second).map(toNumbers)).toEqual([
      [60, 30, 60, 30, 60],
      [120, 60, 80, 60, 80],
      [180, 80, 80, 60, 60],
    ]);
  });

  it('[LIQ-09] has none where one price is unknown', () => {
    expect(multiplyCandles([createCandle(0, 1, 2)], [])).toEqual([]);
    expect(multiplyCandles([], [createCandle(0, 1, 2)])).toEqual([]);
  });
});
