import type { WireTokenSummary } from '@tradewind/schema/exchange/token-summary';
import { describe, expect, it } from 'vitest';
import { toAddress } from '../../../../test-support/known.ts';
import { createCurrencies } from '../../../shared/token-list/currencies.ts';
import type { Token } from '../../../shared/token-list/currency.ts';
import { listNaming, toTokenSummary } from './token-summary.ts';

const chainId = 999;
const address = toAddress('a');
const mine: Token = { kind: 'token', chainId, address, symbol: 'MINE', name: 'My own name', decimals: 18 };
const wire: WireTokenSummary = {
  address,
  symbol: 'SAID',
  name: 'What the contract says',
  decimals: 18,
  isListed: false,
  priceUsdE18: '1500000000000000000',
  priceChange24hPercent: null,
  tvlUsdE18: null,
  volume24hUsdE18: '0',
  swapCount24h: 0,
  week: [null, 1, 1.5],
};

describe('toTokenSummary', () => {
  it('[LIQ-10] given a token in the lists of the user, then it has their words; unknown figures stay unknown, and 0 is 0', () => {
    expect(toTokenSummary(wire, createCurrencies(chainId, 'BNB', [mine]))).toMatchObject({
      symbol: 'MINE',
      name: 'My own name',
      isKnown: true,
      priceUsdE18: 15n * 10n ** 17n,
      tvlUsdE18: undefined,
      volume24hUsdE18: 0n,
      changePercent: null,
    });
  });

  it('[LIQ-10] given a token in no list, then it has its own words and is marked, without words its address', () => {
    const none = createCurrencies(chainId, 'BNB');
    expect(toTokenSummary(wire, none)).toMatchObject({ symbol: 'SAID', isKnown: false });
    const silent = toTokenSummary({ ...wire, symbol: '', name: null }, none);
    expect([silent.symbol, silent.name]).toEqual(['0xaaaa…aaaa', '0xaaaa…aaaa']);
  });
});

describe('listNaming', () => {
  it('[LIQ-10] names the lists of the chain that have the token, in any letter case', () => {
    const upper = { ...mine, address: `0x${'A'.repeat(40)}` } as const;
    const lists = [
      { name: 'Default', tokens: [mine] },
      { name: 'Other chain', tokens: [{ ...mine, chainId: 1 }] },
      { name: 'Others', tokens: [{ ...mine, address: toAddress('b') }] },
      { name: 'Upper', tokens: [upper] },
    ];
    expect(listNaming({ address, chainId, lists })).toEqual(['Default', 'Upper']);
  });
});
