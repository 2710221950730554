import { expect, it } from 'vitest';
import { computePowerOfTen, invertRatio } from './ratio.ts';

it('[SWAP-04] a price can be inverted', () => {
  expect(invertRatio({ numerator: 2n, denominator: 3n })).toEqual({ numerator: 3n, denominator: 2n });
  expect(() => invertRatio({ numerator: 0n, denominator: 3n })).toThrow(RangeError);
});

it('powers of ten are exact', () => {
  expect([0, 1, 18].map(computePowerOfTen)).toEqual([1n, 10n, 1_000_000_000_000_000_000n]);
});
