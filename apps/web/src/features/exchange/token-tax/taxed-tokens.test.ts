import type { Pool } from '@tradewind/rules/exchange/pair';
import type { Address } from '@tradewind/rules/network/address';
import { expect, it } from 'vitest';
import { toAddress } from '../../../../test-support/known.ts';
import { leaveOutTaxed, listTaxedTokens, noteTax } from './taxed-tokens.ts';

const chain = { chainId: 31_337 };
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
  noteTax(chain, { ...paid, token: spelled }, true);
  const once = listTaxedTokens(chain);
  noteTax(chain, paid, true);
  expect(listTaxedTokens(chain)).toBe(once);
  expect(once).toEqual([paid]);
  noteTax(chain, elsewhere, false);
  expect(listTaxedTokens(chain)).toBe(once);
  noteTax(chain, elsewhere, true);
  noteTax(chain, paid, false);
  expect(listTaxedTokens(chain)).toEqual([elsewhere]);
  noteTax(chain, elsewhere, false);
  expect(listTaxedTokens(chain)).toEqual([]);
});

it('[SWAP-15] the tax of a token on one chain says nothing about the same address on another', () => {
  const paid = { token: taxed, pool: createPool(coin, taxed) };
  noteTax(chain, paid, true);
  expect(listTaxedTokens({ chainId: 31_338 })).toEqual([]);
  noteTax({ chainId: 31_338 }, paid, false);
  expect(listTaxedTokens(chain)).toEqual([paid]);
});
