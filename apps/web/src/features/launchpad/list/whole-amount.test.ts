import { describe, expect, it } from 'vitest';
import { formatWhole, formatWholeCompact, toRatio } from './whole-amount.ts';

describe('amounts of the wire', () => {
  it.each([
    ['0', '0'],
    ['12', '12'],
    ['1234567.5', '1,234,567.5'],
    ['0.00009', '<0.0001'],
    ['0.0001', '0.0001'],
    ['1.00009', '1'],
    ['1.99999', '1.9999'],
    [`${'9'.repeat(21)}.000000000000000000000000000001`, '999,999,999,999,999,999,999'],
  ])('[IDO-03] %s reads %s: four digits, never rounded up, and never 0 for something', (whole, shown) => {
    expect(formatWhole(whole)).toBe(shown);
  });

  it.each([
    ['999999.9999', '999,999.9999'],
    ['1000000', '1.00M'],
    ['999999999', '999M'],
    ['0.00000001', '<0.0001'],
  ])('[IDO-03] given a place for a short figure, then %s reads %s', (whole, shown) => {
    expect(formatWholeCompact(whole)).toBe(shown);
  });

  it('are exact as a ratio', () => {
    expect(toRatio('12.05')).toEqual({ numerator: 1205n, denominator: 100n });
  });
});
