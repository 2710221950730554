import type { Pool } from '@tradewind/rules/exchange/pair';
import type { Address } from '@tradewind/rules/network/address';
import { expect, it } from 'vitest';
import { addTaxedToken, leaveOutTaxed, useTaxedTokens } from './taxed-tokens.ts';

const toAddress = (digit: string): Address => `0x${digit.repeat(40)}`;
const [coin, taxed, dollar] = [toAddress('1'), toAddress('a'), toAddress('2')];
const createPool = (token0: Address, token1: Address): Pool => ({
  address: toAddress('f'),
  token0,
  token1,
  reserve0: 10n,
  reserve1: 10n,
});
const pools = [createPool(coin, taxed), createPool(dollar, taxed), createPool(coin, dollar)];

it('[SWAP-15] no route passes a taxed token in its middle, and one may begin or end with it', () => {
  expect(leaveOutTaxed(pools, [taxed], [coin, dollar])).toEqual([pools[2]]);
  expect(leaveOutTaxed(pools, [taxed], [coin, '0xAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'])).toBe(pools);
  expect(leaveOutTaxed(pools, [], [coin, dollar])).toBe(pools);
});

it('[SWAP-15] a token is remembered once, in whatever spelling it is found', () => {
  addTaxedToken('0xAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA');
  addTaxedToken(taxed);
  expect(useTaxedTokens.getState()).toEqual([taxed]);
});
