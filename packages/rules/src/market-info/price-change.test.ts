import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computePriceChangePercentE18 } from './price-change.ts';

const one = 10n ** 18n;
const price = fc.bigInt({ min: 1n, max: 2n ** 128n });

describe('computePriceChangePercentE18', () => {
  it.each([
    [100n, 150n, 50n * one],
    [200n, 150n, -25n * one],
    [3n, 4n, 33_333333333333333333n],
    [3n, 2n, -33_333333333333333333n],
    [7n, 7n, 0n],
    [7n, 0n, -100n * one],
  ])('[MKT-02] from %s to %s is %s', (before, now, change) => {
    expect(computePriceChangePercentE18(before, now)).toBe(change);
  });

  it.each([undefined, 0n])('[MKT-02] is unknown against %s', (before) => {
    expect(computePriceChangePercentE18(before, 5n)).toBeUndefined();
  });

  it('[MKT-02] never falls below -100% and has the sign of the move', () => {
    fc.assert(
      fc.property(price, price, (before, now) => {
        const change = computePriceChangePercentE18(before, now) ?? 0n;
        expect(change >= -100n * one).toBe(true);
        if (now >= before) expect(change >= 0n).toBe(true);
        else expect(change <= 0n).toBe(true);
      }),
    );
  });
});
