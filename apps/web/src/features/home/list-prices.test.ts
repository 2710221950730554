import { describe, expect, it } from 'vitest';
import type { Currency } from '../../shared/token-list/currency.ts';
import { listPrices } from './list-prices.ts';
import { toAddress } from '../../../test-support/known.ts';

const token = (digit: string, tags: string[] = []): Currency => ({
  kind: 'token',
  chainId: 31337,
  address: `0x${digit.toUpperCase().repeat(40)}`,
  symbol: digit,
  name: digit,
  decimals: 18,
  tags,
});
const price = (digit: string) => ({
  address: toAddress(digit),
  symbol: digit,
  priceUsd: 2,
  priceChange24hPercent: -1.5,
});
const symbols = (list: ReturnType<typeof listPrices>) => list.map(({ token: { symbol } }) => symbol).join('');

describe('listPrices', () => {
  it('[SHELL-04] shows our own token, the wrapped native coin, and others as listed', () => {
    const currencies: Currency[] = [
      { kind: 'native', symbol: 'BNB', name: 'BNB', decimals: 18 },
      token('a'),
      token('b', ['native']),
      token('c', ['platform']),
      token('d'),
    ];
    expect(symbols(listPrices(['d', 'c', 'b', 'a'].map(price), currencies))).toBe('cbad');
    expect(symbols(listPrices(['d', 'c', 'b', 'a'].map(price), currencies, 3))).toBe('cba');
  });

  it('[SHELL-04] leaves out stablecoins, tokens without a price and unlisted tokens', () => {
    const currencies = [token('a', ['stablecoin']), token('b'), token('d')];
    const prices = ['a', 'c', 'd'].map(price);
    expect(listPrices(prices, currencies)).toEqual([{ token: token('d'), priceUsd: 2, changePercent: -1.5 }]);
  });
});
