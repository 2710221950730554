import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatExactAmount } from './format-amount.ts';
import { maximumAmount, parseAmount } from './parse-amount.ts';

it.each([
  ['1', 18, 10n ** 18n],
  ['1.5', 6, 1_500_000n],
  ['1,5', 6, 1_500_000n],
  ['.5', 1, 5n],
  ['5.', 1, 50n],
  ['0', 18, 0n],
  ['0.0', 18, 0n],
  ['007', 0, 7n],
  ['1.000000000', 6, 1_000_000n],
  ['0.000001', 6, 1n],
  ['1.234,567890', 8, 123_456_789_000n],
])('[SWAP-02] %j with %i decimals is %s', (text, decimals, raw) => {
  expect(parseAmount(text, decimals)).toMatchObject({ isValid: true, raw });
});

it.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['.', 'empty'],
  [',', 'empty'],
  ['-1', 'negative'],
  ['\u22121', 'negative'],
  ['1.2.3', 'malformed'],
  ['abc', 'malformed'],
  ['1e6', 'malformed'],
  ['1.0000001', 'too-many-decimals'],
  ['0.00000001', 'too-many-decimals'],
  ['9'.repeat(80), 'too-long'],
  ['9'.repeat(79), 'too-large'],
])('[SWAP-02] %j with 6 decimals is no amount: %s', (text, problem) => {
  expect(parseAmount(text, 6)).toEqual({ isValid: false, problem });
});

it('[SWAP-02] returns the text as it was parsed', () => {
  expect(parseAmount('1.234,50', 18)).toMatchObject({ text: '1234.50' });
});

it('[SWAP-02] the largest amount is that of a token contract', () => {
  expect(parseAmount(String(maximumAmount), 0)).toMatchObject({ raw: maximumAmount });
  expect(parseAmount(String(maximumAmount + 1n), 0)).toEqual({ isValid: false, problem: 'too-large' });
});

it('[SWAP-02] an amount formatted with every digit is parsed to the same amount', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: maximumAmount }),
      fc.integer({ min: 0, max: 30 }),
      (raw, decimals) => {
        expect(parseAmount(formatExactAmount(raw, decimals), decimals)).toMatchObject({ isValid: true, raw });
      },
    ),
    { numRuns: 2_000 },
  );
});

it('[SWAP-02] any text gives an amount or a problem, and never loses a digit', () => {
  const text = fc.string({ unit: fc.constantFrom(...'0123456789.,- \u{a0}e'.split('')), maxLength: 84 });
  fc.assert(
    fc.property(text, fc.integer({ min: 0, max: 18 }), (typed, decimals) => {
      const parsed = parseAmount(typed, decimals);
      if (!parsed.isValid) return;
      const [integer = '', fraction = ''] = parsed.text.split('.');
      const exact = formatExactAmount(parsed.raw, decimals).split('.');
      expect([BigInt(exact[0] ?? ''), exact[1] ?? '']).toEqual([
        BigInt(integer),
        fraction.replace(/0+$/, ''),
      ]);
    }),
    { numRuns: 3_000 },
  );
});
