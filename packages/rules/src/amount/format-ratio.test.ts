import { Fraction, Rounding as SdkRounding } from '@pancakeswap/swap-sdk-core';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatRatio, formatRatioFixed, toGroupedText } from './format-ratio.ts';

const ofSize = fc
  .integer({ min: 1, max: 220 })
  .chain((bits) => fc.bigInt({ min: 1n, max: 2n ** BigInt(bits) }));
const ratio = fc.record({ numerator: ofSize, denominator: ofSize });
const digits = fc.integer({ min: 1, max: 12 });
const runs = { numRuns: 3_000 };
const scale = 10n ** 100n;
/** Decimal text as an integer scaled by `scale`. */
const toScaled = (text: string): bigint => {
  const [integer = '', fraction = ''] = text.split('.');
  return BigInt(integer + fraction.padEnd(100, '0'));
};
const one = (numerator: bigint, denominator = 1n) => ({ numerator, denominator });

describe('significant digits', () => {
  it('[SWAP-04] rounded toward zero they equal those of the field', () => {
    fc.assert(
      fc.property(ratio, digits, ({ numerator, denominator }, significantDigits) => {
        const sdkFraction = new Fraction(numerator, denominator);
        const expected = sdkFraction.toSignificant(significantDigits, undefined, SdkRounding.ROUND_DOWN);
        expect(formatRatio({ numerator, denominator }, { significantDigits })).toBe(expected);
      }),
      runs,
    );
  });

  // The field's library rounds twice when it does not truncate, so it is no reference here.
  it('[SWAP-04] rounded up they are the next number with so many digits', () => {
    fc.assert(
      fc.property(ratio, digits, (value, significantDigits) => {
        const [down, up] = (['down', 'up'] as const).map((rounding) =>
          toScaled(formatRatio(value, { significantDigits, rounding })),
        );
        const isExact = down! * value.denominator === value.numerator * scale;
        const length = String((value.numerator * scale) / value.denominator).length;
        expect(up! - down!).toBe(isExact ? 0n : 10n ** BigInt(length - significantDigits));
      }),
      runs,
    );
  });

  it('[SWAP-04] rounded to the nearest they are the closer neighbour', () => {
    fc.assert(
      fc.property(ratio, digits, (value, significantDigits) => {
        const neighbours = (['down', 'up'] as const).map((rounding) =>
          formatRatio(value, { significantDigits, rounding }),
        );
        expect(neighbours).toContain(formatRatio(value, { significantDigits, rounding: 'half-up' }));
      }),
    );
    const halfUp = { significantDigits: 2, rounding: 'half-up' } as const;
    expect(formatRatio(one(125n, 100n), halfUp)).toBe('1.3');
    expect(formatRatio(one(12_499n, 10_000n), halfUp)).toBe('1.2');
    expect(formatRatio(one(9_96n, 100n), halfUp)).toBe('10');
    expect(formatRatio(one(-125n, 100n), halfUp)).toBe('-1.3');
  });

  it('[SWAP-04] keep integers in place and drop trailing zeros', () => {
    const six = { significantDigits: 6 };
    expect(formatRatio(one(0n), six)).toBe('0');
    expect(formatRatio(one(1_234_567n), six)).toBe('1234560');
    expect(formatRatio(one(1_500_000n, 1_000_000n), six)).toBe('1.5');
    expect(formatRatio(one(2n, 3n), six)).toBe('0.666666');
    expect(formatRatio(one(-2n, 3n), six)).toBe('-0.666666');
  });
});

describe('notation', () => {
  it.each([
    [123n, 8, '0.0₅123'],
    [123n, 7, '0.0₄123'],
    [123n, 6, '0.000123'],
    [1n, 18, '0.0₁₇1'],
    [-123n, 8, '-0.0₅123'],
    [1_234_567n, 0, '1,234,567'],
    [100_001n, 5, '1.00001'],
  ])('[SWAP-04] %s / 10^%i with counted zeros is %s', (numerator, exponent, expected) => {
    const value = one(numerator, 10n ** BigInt(exponent));
    expect(formatRatio(value, { significantDigits: 7, notation: 'counted' })).toBe(expected);
  });

  it('[SWAP-04] grouped separates thousands of the integer part only', () => {
    expect(formatRatio(one(12_345_678n, 1_000n), { significantDigits: 8, notation: 'grouped' })).toBe(
      '12,345.678',
    );
    expect(['1', '123', '1234', '-1234567.1234567'].map(toGroupedText)).toEqual([
      '1',
      '123',
      '1,234',
      '-1,234,567.1234567',
    ]);
  });
});

describe('fixed places', () => {
  it.each([
    ['down', SdkRounding.ROUND_DOWN],
    ['half-up', SdkRounding.ROUND_HALF_UP],
    ['up', SdkRounding.ROUND_UP],
  ] as const)('[SWAP-04] rounded %s they equal those of the field', (rounding, sdkRounding) => {
    fc.assert(
      fc.property(ratio, fc.integer({ min: 0, max: 12 }), ({ numerator, denominator }, places) => {
        const expected = new Fraction(numerator, denominator).toFixed(places, undefined, sdkRounding);
        expect(formatRatioFixed({ numerator, denominator }, places, rounding)).toBe(expected);
      }),
      runs,
    );
  });

  it('show no sign on a zero', () => {
    expect(formatRatioFixed(one(-1n, 1_000n), 2)).toBe('0.00');
    expect(formatRatioFixed(one(-15n, 1_000n), 2)).toBe('-0.01');
    expect(formatRatioFixed(one(-7n), 0)).toBe('-7');
  });
});
