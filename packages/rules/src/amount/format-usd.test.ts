import { expect, it } from 'vitest';
import { formatSignedUsd, formatUsd, formatUsdCompact, formatUsdPrice, usdScale } from './format-usd.ts';

const cent = usdScale / 100n;

it.each([
  [0n, '$0.00'],
  [1n, '<$0.01'],
  [cent, '$0.01'],
  [123_456n * cent + cent - 1n, '$1,234.56'],
  [-123_456n * cent, '-$1,234.56'],
])('a value of %s is %s', (value, expected) => {
  expect(formatUsd(value)).toBe(expected);
});

it.each([
  [0n, '$0.00'],
  [1n, '<$0.01'],
  [1n - cent, '<$0.01'],
  [cent, '+$0.01'],
  [-123_456n * cent, '−$1,234.56'],
])('a difference of %s is %s', (difference, expected) => {
  expect(formatSignedUsd(difference)).toBe(expected);
});

it.each([
  [99_999n * cent, '$999.99'],
  [100_000n * cent, '$1.00K'],
  [1_234_567n * usdScale, '$1.23M'],
  [-1_234_567n * usdScale, '-$1.23M'],
])('the compact value of %s is %s', (value, expected) => {
  expect(formatUsdCompact(value)).toBe(expected);
});

it.each([
  [0n, '$0'],
  [61_234n * cent, '$612.34'],
  [usdScale, '$1.00'],
  [usdScale - 1n, '$0.9999'],
  [123_456_789n * 10n ** 8n, '$0.01234'],
  [1_234_567_890_123n, '$0.0₅1234'],
])('the price of %s is %s', (value, expected) => {
  expect(formatUsdPrice(value)).toBe(expected);
});
