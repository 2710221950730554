import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  computePricePer,
  computeRoi,
  computeSwapRate,
  formatExactRatio,
  formatPercentProcess,
  type SaleRate,
} from './price.ts';

/** `count / parts` tokens a payment token. */
const rateOf = (count: bigint, payDecimals = 6, tokenDecimals = 18): SaleRate => ({
  tokensPerPayE18: (count * 10n ** BigInt(18 + tokenDecimals)) / 10n ** BigInt(payDecimals),
  payDecimals,
  tokenDecimals,
});

describe('[IDO-14] the price of a sale', () => {
  it.each([
    [1n, '1', '1'],
    [2n, '2', '0.5'],
    [3n, '3', '0.333333333333333333'],
    [8n, '8', '0.125'],
    [7n, '7', '0.142857142857142857'],
    [64_000n, '64000', '0.000015625'],
  ])('given %d tokens a dollar, then the rate is %s and the price %s', (count, rate, price) => {
    expect(formatExactRatio(computeSwapRate(rateOf(count)))).toBe(rate);
    expect(formatExactRatio(computePricePer(rateOf(count)))).toBe(price);
  });

  it.each([6, 8, 18])('given a payment token of %d decimals, then whole units count', (payDecimals) => {
    for (const tokenDecimals of [6, 8, 18]) {
      const rate = rateOf(4n, payDecimals, tokenDecimals);
      expect(formatExactRatio(computeSwapRate(rate))).toBe('4');
      expect(formatExactRatio(computePricePer(rate))).toBe('0.25');
    }
  });

  it('given a fraction of a token a dollar, then the price is above one', () => {
    const rate = { ...rateOf(1n), tokensPerPayE18: 8n * 10n ** 29n };
    expect([computeSwapRate(rate), computePricePer(rate)].map(formatExactRatio)).toEqual(['0.8', '1.25']);
  });

  it('given any ratio that ends, then its text is exact, and has no trailing zero', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 30n), fc.nat(30), fc.nat(30), (numerator, twos, fives) => {
        const denominator = 2n ** BigInt(twos) * 5n ** BigInt(fives);
        const ratio = { numerator: numerator * 3n, denominator: denominator * 3n };
        const [whole = '', fraction = ''] = formatExactRatio(ratio).split('.');
        expect(BigInt(whole + fraction) * denominator).toBe(numerator * 10n ** BigInt(fraction.length));
        expect(fraction.endsWith('0')).toBe(false);
      }),
    );
  });

  it('given a rate of zero, then there is no price', () => {
    expect(() => computePricePer({ ...rateOf(1n), tokensPerPayE18: 0n })).toThrow(RangeError);
  });
});

describe('[IDO-14] the percentage of a sale', () => {
  it.each([
    [0n, 3n, '0.00'],
    [1n, 3n, '33.33'],
    [2n, 3n, '66.66'],
    [99_999n, 100_000n, '99.99'],
    [3n, 3n, '100.00'],
    [13n, 3n, '433.33'],
  ])('given %d of %d, then it is %s, rounded down', (committed, hardCap, text) => {
    expect(formatPercentProcess(committed, hardCap)).toBe(text);
  });
});

describe('[IDO-04] the return on a sale', () => {
  it.each([
    [10n ** 18n, '200.00', 'up'],
    [5n * 10n ** 17n, '100.00', 'even'],
    [5n * 10n ** 17n + 1n, '100.00', 'up'],
    [5n * 10n ** 17n - 1n, '99.99', 'down'],
    [0n, '0.00', 'down'],
  ])('given %d of a price of half a dollar, then it is %s per cent, %s', (current, percent, direction) => {
    expect(computeRoi(rateOf(2n), current)).toEqual({ kind: 'known', percent, direction });
  });

  it('given a price that no decimal expresses, then the comparison is exact', () => {
    expect(computeRoi(rateOf(3n), 333_333_333_333_333_333n)).toMatchObject({ direction: 'down' });
    expect(computeRoi(rateOf(3n), 333_333_333_333_333_334n)).toMatchObject({ direction: 'up' });
  });

  it('given no price, then the return is unknown, which is not 0', () => {
    expect(computeRoi(rateOf(2n), undefined)).toEqual({ kind: 'unknown' });
  });
});
