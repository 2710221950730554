import { expect, it } from 'vitest';
import { formatBps, formatPercent, formatSignedPercent } from './format-percent.ts';

it.each([
  [0n, '0.00%'],
  [1n, '<0.01%'],
  [9n, '<0.01%'],
  [10n, '0.01%'],
  [123n, '0.12%'],
  [125n, '0.13%'],
  [100_000n, '100.00%'],
  [-1_250n, '-1.25%'],
])('%s of 100,000 is %s', (numerator, expected) => {
  expect(formatPercent({ numerator, denominator: 100_000n })).toBe(expected);
});

it('other places have their own smallest value', () => {
  expect(formatPercent({ numerator: 1n, denominator: 10_000n }, 1)).toBe('<0.1%');
  expect(formatPercent({ numerator: 1n, denominator: 3n }, 0)).toBe('33%');
  expect(formatPercent({ numerator: 1n, denominator: 3_000n }, 0)).toBe('<1%');
});

it.each([
  [0n, '0.00%'],
  [4n, '0.00%'],
  [-4n, '0.00%'],
  [5n, '+0.01%'],
  [-5n, '−0.01%'],
  [1_250n, '+1.25%'],
  [-123_450n, '−123.45%'],
])('a change of %s of 100,000 is %s', (numerator, expected) => {
  expect(formatSignedPercent({ numerator, denominator: 100_000n })).toBe(expected);
});

it.each([
  [0, '0%'],
  [5, '0.05%'],
  [50, '0.5%'],
  [100, '1%'],
  [1_000, '10%'],
])('%i basis points are %s', (bps, expected) => {
  expect(formatBps(bps)).toBe(expected);
});
