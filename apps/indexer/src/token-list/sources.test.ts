import { defaultTokenLists, type TokenListEntry } from '@tradewind/abi/token-list';
import { expect, it } from 'vitest';
import { findListedChain, toTokenListSources } from './sources.ts';

const toToken = (digit: string, tags?: string[]): TokenListEntry => ({
  chainId: 7,
  address: `0x${digit.repeat(40)}`,
  symbol: 'T',
  name: 'Token',
  decimals: 18,
  ...(tags && { tags }),
});

it('[TX-05] given a list, then its tokens are followed, except those with too many transfers to keep', () => {
  const tokens = [toToken('C', ['stablecoin']), toToken('b', ['stablecoin', 'busy']), toToken('A')];
  expect(toTokenListSources({ chainId: 7, tokens })).toEqual({
    chainId: 7,
    followedTokens: [`0x${'a'.repeat(40)}`, `0x${'c'.repeat(40)}`],
  });
});

it('[TX-05] given a chain without a list, then no transfers are followed there', () => {
  expect(findListedChain(5)).toBeUndefined();
  expect(findListedChain(31337)?.tokens).toBe(defaultTokenLists[31337]?.tokens);
});
