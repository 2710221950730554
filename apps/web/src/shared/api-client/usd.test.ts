import { describe, expect, it } from 'vitest';
import { toUsdE18 } from './usd.ts';

describe('toUsdE18', () => {
  it.each([
    [1, 10n ** 18n],
    [0.5, 5n * 10n ** 17n],
    [0.000_001, 10n ** 12n],
    [0, 0n],
    [12_840_211.25, 12_840_211_25n * 10n ** 16n],
  ])('%d', (dollars, expected) => {
    expect(toUsdE18(dollars)).toBe(expected);
  });
});
