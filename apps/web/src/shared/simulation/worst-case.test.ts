import { expect, it } from 'vitest';
import { account, toAddress } from '../../../test-support/known.ts';
import type { NativeCoin } from '../token-list/currency.ts';
import { findWorstCase } from './worst-case.ts';
import type { ExpectedMovements } from './expected-movements.ts';

const currency: NativeCoin = { kind: 'native', symbol: 'BNB', name: 'BNB', decimals: 18 };
const own = { currency, owner: account, limit: 5n };
const others = { ...own, owner: toAddress('b') };
const unlimited = { currency, owner: account };

const find = (expected: Partial<ExpectedMovements>) =>
  findWorstCase({
    expected: { leaves: [], arrives: [], ...expected },
    explain: () => new Error(),
    write: { account, spends: [], candidates: [], holdings: [] },
  });

it('[SWAP-15] given what arrives at the account, then its line is the least of it, whatever leaves', () => {
  expect(find({ leaves: [own], arrives: [own] })).toEqual({ kind: 'receives-at-least', flows: [own] });
  expect(find({ leaves: [own, own], arrives: [own, own] })?.flows).toHaveLength(2);
});

it('[SWAP-15] given that no least arrives at the account, then its line is the most that leaves', () => {
  expect(find({ leaves: [own], arrives: [unlimited] })).toEqual({ kind: 'pays-at-most', flows: [own] });
  expect(find({ leaves: [own] })).toEqual({ kind: 'pays-at-most', flows: [own] });
  expect(find({ leaves: [own], arrives: [others] })).toEqual({ kind: 'pays-at-most', flows: [own] });
});

it('[SWAP-15] given that nothing moves, then its line says so', () => {
  expect(find({})).toEqual({ kind: 'nothing-leaves', flows: [] });
});

it.each<[string, Partial<ExpectedMovements>]>([
  ['an amount without a limit', { arrives: [unlimited] }],
  ['a limit of nothing', { arrives: [{ ...own, limit: 0n }] }],
  ['one of two without a limit', { arrives: [own, unlimited] }],
  ['three amounts', { arrives: [own, own, own] }],
  ['outputs of two accounts', { leaves: [own], arrives: [own, others] }],
  ['an output elsewhere for nothing', { arrives: [others] }],
  ['NFTs', { leaves: [own], nfts: { leaves: [], arrives: [], approvals: [] } }],
])('[SWAP-15] given %s, then no line says it', (_, expected) => {
  expect(find(expected)).toBeUndefined();
});
