import type { WirePool } from '@tradewind/schema/exchange/pool';
import { describe, expect, it } from 'vitest';
import { createCurrencies } from '../../../shared/token-list/currencies.ts';
import { toChainSummary, toPoolName, toPoolPaths, toPoolSummary } from './pool-summary.ts';
import { toAddress } from '../../../../test-support/known.ts';

const [wrapped, listed, stranger] = [toAddress('b'), toAddress('c'), toAddress('d')];
const currencies = createCurrencies(1, 'BNB', [
  { kind: 'token', chainId: 1, address: wrapped, symbol: 'WBNB', name: 'Wrapped BNB', decimals: 18 },
  { kind: 'token', chainId: 1, address: listed, symbol: 'CAKE', name: 'Cake', decimals: 9 },
]);
const naming = { currencies, wrappedNative: toAddress('B') };
const said = (token: `0x${string}`, symbol: string | null, decimals: number | null) => ({
  address: token,
  symbol,
  name: symbol,
  decimals,
  isListed: true,
});
const wire: WirePool = {
  address: toAddress('1'),
  token0: said(wrapped, 'WBNB', 18),
  token1: said(listed, 'FAKE', 0),
  reserve0: '5',
  reserve1: '0',
  totalSupply: '7',
  tvlUsdE18: '0',
  volume24hUsdE18: null,
  volume7dUsdE18: null,
  fees24hUsdE18: null,
  feeAprBps: null,
  swapCount24h: 0,
  createdBlockNumber: 1,
  createdAt: 2,
};

describe('toPoolSummary', () => {
  it('[LIQ-09] unknown stays unknown, and 0 stays 0', () => {
    const { figures, reserve1 } = toPoolSummary(wire, naming);
    expect(figures).toMatchObject({ tvlUsdE18: 0n, swapCount24h: 0 });
    expect([figures?.volume24hUsdE18, figures?.feeAprBps]).toEqual([undefined, undefined]);
    expect(reserve1).toBe(0n);
  });

  it('[LIQ-09] names the wrapped coin like the native one, and a listed token by its list, not by its contract', () => {
    const pool = toPoolSummary(wire, naming);
    expect(toPoolName(pool)).toBe('BNB/CAKE');
    expect(pool.token1).toMatchObject({ decimals: 9, isKnown: true });
    expect(toPoolPaths(pool)).toMatchObject({
      page: `/pools/${toAddress('1')}`,
      add: `/add/ETH/${listed}`,
      swap: `/swap?inputCurrency=ETH&outputCurrency=${listed}`,
    });
  });

  it('[LIQ-09] an unlisted token is unknown, and its symbol is shortened like others', () => {
    const pool = toPoolSummary({ ...wire, token1: said(stranger, 'BUSD'.repeat(10), null) }, naming);
    expect(pool.token1).toMatchObject({ isKnown: false, decimals: undefined });
    expect(pool.token1.symbol.length).toBeLessThan(25);
    expect(toPoolSummary({ ...wire, token1: said(stranger, null, 6) }, naming).token1.symbol).toBe(
      '0xdddd…dddd',
    );
  });
});

it('[LIQ-09] from the chain alone a pool has reserves and no figures', () => {
  const pool = { address: toAddress('1'), token0: wrapped, token1: stranger, reserve0: 5n, reserve1: 6n };
  const summary = toChainSummary(pool, naming);
  expect(summary.figures).toBeUndefined();
  expect(summary.token1).toMatchObject({ symbol: '0xdddd…dddd', decimals: undefined });
});
