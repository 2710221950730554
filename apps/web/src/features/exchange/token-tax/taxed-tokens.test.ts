import type { Pool } from '@tradewind/rules/exchange/pair';
import type { Address } from '@tradewind/rules/network/address';
import { expect, it } from 'vitest';
import { leaveOutTaxed, noteTax, useTaxedTokens } from './taxed-tokens.ts';

const toAddress = (digit: string): Address => `0x${digit.repeat(40)}`;
const [coin, taxed, dollar] = [toAddress('1'), toAddress('a'), toAddress('2')];
const createPool = (token0: Address, token1: Address, address = toAddress('f')): Pool => ({
  address,
  token0,
  token1,
  reserve0: 10n,
  reserve1: 10n,
});
const pools = [createPool(coin, taxed), createPool(dollar, taxed), createPool(coin, dollar)];
const spelled = '0xAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

it('[SWAP-15] no route has a taxed token in its middle, but it may begin or end with one', () => {
  const known = [{ token: taxed, pool: pools[0]! }];
  expect(leaveOutTaxed(pools, known, [coin, dollar])).toEqual([pools[2]]);
  expect(leaveOutTaxed(pools, known, [coin, spelled])).toBe(pools);
  expect(leaveOutTaxed(pools, [], [coin, dollar])).toBe(pools);
});

it('[SWAP-15] a token is stored once per pool, in any spelling, until the same pool shows it free of tax', () => {
  const [paid, elsewhere] = [toAddress('e'), toAddress('f')].map((address) => ({
    token: taxed,
    pool: createPool(coin, taxed, address),
  })) as [{ token: Address; pool: Pool }, { token: Address; pool: Pool }];
  noteTax({ ...paid, token: spelled }, true);
  const once = useTaxedTokens.getState();
  noteTax(paid, true);
  expect(useTaxedTokens.getState()).toBe(once);
  expect(once).toEqual([paid]);
  noteTax(elsewhere, false);
  expect(useTaxedTokens.getState()).toBe(once);
  noteTax(elsewhere, true);
  noteTax(paid, false);
  expect(useTaxedTokens.getState()).toEqual([elsewhere]);
  noteTax(elsewhere, false);
  expect(useTaxedTokens.getState()).toEqual([]);
});
