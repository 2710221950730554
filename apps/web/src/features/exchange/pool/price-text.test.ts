import { expect, it } from 'vitest';
import { formatChange, formatPrice, formatPriceNumber } from './price-text.ts';

it.each([
  [12_345.678, '12,345'],
  [300.123456, '300.12'],
  [0.5, '0.5'],
  [0.00000123456, '0.0₅12345'],
  [1.5e-20, '0.0₁₉15'],
  [2e21, '2,000,000,000,000,000,000,000'],
  [0, '0'],
  [-0.25, '-0.25'],
])('[LIQ-09] the scale shows %d as %s', (price, expected) => {
  expect(formatPriceNumber(price)).toBe(expected);
});

it('[LIQ-09] a price has five digits', () => {
  expect(formatPrice({ numerator: 1n, denominator: 3n })).toBe('0.33333');
  expect(formatPrice({ numerator: 1_000_000n, denominator: 3n })).toBe('333,330');
});

it.each([
  [100n, 110n, '+10.00%'],
  [110n, 100n, '−9.09%'],
  [100n, 100n, '0.00%'],
  [3n, 2n, '−33.33%'],
  [1n, 1_000_000n, '+99999900.00%'],
])('[LIQ-09] from %d to %d is %s', (from, to, expected) => {
  expect(formatChange({ numerator: from, denominator: 1n }, { numerator: to, denominator: 1n })).toBe(
    expected,
  );
});
