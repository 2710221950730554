import { CurrencyAmount, Token } from '@pancakeswap/swap-sdk-core';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  amountDigits,
  formatAmount,
  formatExactAmount,
  formatFixedAmount,
  rateDigits,
  summaryDigits,
} from './format-amount.ts';

const raw = fc
  .integer({ min: 1, max: 256 })
  .chain((bits) => fc.bigInt({ min: 0n, max: 2n ** BigInt(bits) - 1n }));
const decimals = fc.integer({ min: 0, max: 30 });

function toSdkAmount(amount: bigint, tokenDecimals: number): CurrencyAmount<Token> {
  const token = new Token(56, '0x000000000000000000000000000000000000dEaD', tokenDecimals, 'T');
  return CurrencyAmount.fromRawAmount(token, amount);
}

it('[SWAP-04] shows 6 digits of amounts, 4 of rates, 3 in summaries, never more digits than the amount has', () => {
  const amount = 1_234_567_899_999_999_999n;
  const shown = [amountDigits, rateDigits, summaryDigits].map((significantDigits) =>
    formatAmount(amount, 18, { significantDigits }),
  );
  expect(shown).toEqual(['1.23456', '1.234', '1.23']);
  expect(formatAmount(amount, 18)).toBe('1.23456');
  expect(formatAmount(amount, 18, { rounding: 'up' })).toBe('1.23457');
  expect(formatAmount(1_230_000n, 18, { notation: 'counted' })).toBe('0.0₁₁123');
});

it('[SWAP-04] equals the amounts of the field', () => {
  fc.assert(
    fc.property(raw, decimals, fc.constantFrom(3, 4, 6), (amount, tokenDecimals, significantDigits) => {
      const expected = toSdkAmount(amount, tokenDecimals).toSignificant(significantDigits);
      expect(formatAmount(amount, tokenDecimals, { significantDigits })).toBe(expected);
    }),
    { numRuns: 3_000 },
  );
});

it('[SWAP-04] exact amounts equal those of the field', () => {
  fc.assert(
    fc.property(raw, decimals, (amount, tokenDecimals) => {
      expect(formatExactAmount(amount, tokenDecimals)).toBe(toSdkAmount(amount, tokenDecimals).toExact());
    }),
    { numRuns: 3_000 },
  );
});

it('exact amounts may be negative', () => {
  expect(formatExactAmount(-1_500n, 3)).toBe('-1.5');
  expect(formatExactAmount(-5n, 3)).toBe('-0.005');
});

it('[POOL-01] amounts with fixed decimals are rounded down, grouped, and never read as 0 above it', () => {
  expect(formatFixedAmount(1_234_567_899_999n, 6, 4)).toBe('1,234,567.8999');
  expect(formatFixedAmount(99n, 6, 4)).toBe('<0.0001');
  expect(formatFixedAmount(100n, 6, 4)).toBe('0.0001');
  expect(formatFixedAmount(0n, 6, 4)).toBe('0.0000');
  expect(formatFixedAmount(1_950_000n, 6, 1)).toBe('1.9');
});
