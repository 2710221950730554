import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatDollars,
  formatExactNative,
  formatPlaces,
  formatSignedDollars,
  formatSignedPlaces,
  toE18,
} from './amount.ts';

describe('amounts of the game', () => {
  it('[PRED-09] parse every amount of the wire format, to the last digit', () => {
    expect(toE18('0')).toBe(0n);
    expect(toE18('612.34567891')).toBe(612_345_678_910_000_000_000n);
    expect(toE18('-0.000000000000000001')).toBe(-1n);
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }), (raw) => {
        const text = formatExactNative(raw).replace('−', '-').replaceAll(',', '');
        expect(toE18(text)).toBe(raw);
      }),
    );
  });

  it('[PRED-09] show four places, never more than the amount', () => {
    expect(formatPlaces(toE18('1234.56789'))).toBe('1,234.5678');
    expect(formatPlaces(toE18('0.00009'))).toBe('<0.0001');
    expect(formatPlaces(0n)).toBe('0.0000');
  });

  it('[PRED-09] show a gain and a loss by their sign', () => {
    expect(formatSignedPlaces(toE18('0.97'))).toBe('+0.9700');
    expect(formatSignedPlaces(toE18('-0.1'))).toBe('−0.1000');
    expect(formatSignedPlaces(0n)).toBe('0.0000');
    expect(formatSignedDollars(toE18('-12.34567'))).toBe('−$12.3456');
    expect(formatDollars(toE18('0.00001'))).toBe('<$0.0001');
  });
});
