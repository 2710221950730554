import { expect, it } from 'vitest';
import { toAddress } from '../../../../test-support/known.ts';
import type { PoolSummary } from './pool-summary.ts';
import type { PoolToken } from './pool-token.ts';
import { searchPools } from './search-pools.ts';

const toToken = (symbol: string, digit: string): PoolToken => ({
  address: toAddress(digit),
  id: toAddress(digit),
  symbol,
  decimals: 18,
  isKnown: true,
});
const [bnb, busd, cake] = [toToken('BNB', 'a'), toToken('BUSD', 'b'), toToken('CAKE', 'C')];
const toPool = (token0: PoolToken, token1: PoolToken, digit: string): PoolSummary => ({
  address: toAddress(digit),
  token0,
  token1,
  reserve0: 1n,
  reserve1: 1n,
  figures: undefined,
});
const pools = [toPool(bnb, busd, '1'), toPool(busd, cake, '2'), toPool(bnb, cake, '3')];

it.each([
  ['', [1, 2, 3]],
  ['  ', [1, 2, 3]],
  ['cak', [2, 3]],
  ['BU', [1, 2]],
  ['cake/bnb', [3]],
  ['BNB / cake', [3]],
  [toAddress('c'), [2, 3]],
  [`0X${'2'.repeat(40)}`, [2]],
  ['gull', []],
])('[LIQ-09] a search for "%s" without the index finds pools %j', (search, expected) => {
  expect(searchPools(pools, search).map(({ address }) => Number(address[2]))).toEqual(expected);
});
