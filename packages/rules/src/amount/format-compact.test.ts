import { expect, it } from 'vitest';
import { formatCompact } from './format-compact.ts';

it.each([
  [0n, '0'],
  [7n, '7'],
  [999n, '999'],
  [1_000n, '1.00K'],
  [1_234n, '1.23K'],
  [999_999n, '999K'],
  [1_234_567n, '1.23M'],
  [12_345_678_901n, '12.3B'],
  [123n * 10n ** 12n, '123T'],
  [3_000_000n, '3.00M'],
  [10_000_000n, '10.0M'],
  [5n * 10n ** 15n, '5.00Q'],
  [10n ** 18n, '1.00e18'],
  [999n * 10n ** 15n, '999Q'],
  [1_234n * 10n ** 15n, '1.23e18'],
  [-1_234_567n, '-1.23M'],
])('%s is %s', (value, expected) => {
  expect(formatCompact({ numerator: value, denominator: 1n })).toBe(expected);
});

it('keeps fractions below a thousand, with counted zeros', () => {
  expect(formatCompact({ numerator: 12_345n, denominator: 100n })).toBe('123');
  expect(formatCompact({ numerator: 123n, denominator: 10n ** 8n })).toBe('0.0₅123');
});
