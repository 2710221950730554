import { type Trade, toTrade } from '@tradewind/rules/exchange/trade';
import type { Address } from '@tradewind/rules/network/address';
import { expect, it } from 'vitest';
import { listRequestedTaxes } from './requested-taxes.ts';
import { toAddress } from '../../../../test-support/known.ts';

const [dollar, coin, gull, sail, other] = ['1', '2', '3', '4', '5'].map(toAddress) as [
  Address,
  Address,
  Address,
  Address,
  Address,
];
const pool = (token0: Address, token1: Address) => ({
  address: `0x${token0.slice(2, 22)}${token1.slice(2, 22)}` as const,
  token0,
  token1,
  reserve0: 10n,
  reserve1: 10n,
});
const along = (...path: Address[]): Trade =>
  toTrade('exact-in', {
    path,
    pools: path.slice(1).map((token, hop) => pool(path[hop]!, token)),
    amounts: path.map(() => 10n),
  });

it('[SWAP-14] [SWAP-15] the tokens between the ends are measured on every route of a split, and those known as taxed again', () => {
  const ends = [{ token: sail, pool: pool(dollar, sail) }];
  const parts = [along(dollar, sail), along(dollar, gull, sail), along(dollar, coin, sail)];
  const trade: Trade = { ...parts[0]!, split: { parts, single: parts[0]!, cost: 0n } };
  const between = { token: gull, pool: pool(dollar, gull) };
  expect(listRequestedTaxes(ends, trade, [], coin)).toEqual([...ends, between]);
  expect(listRequestedTaxes(ends, trade, [], other)).toEqual([
    ...ends,
    between,
    { token: coin, pool: pool(dollar, coin) },
  ]);
  const known = { token: other, pool: pool(dollar, other) };
  expect(listRequestedTaxes(ends, trade, [between, known, ...ends], coin)).toEqual([...ends, between, known]);
});
