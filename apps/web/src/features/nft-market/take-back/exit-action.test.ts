import { expect, it } from 'vitest';
import { toAddress } from '../../../../test-support/known.ts';
import type { Ask } from '../work/token.ts';
import { findExitAction } from './exit-action.ts';
import type { Held } from '../held/held.query.ts';

const token = { market: toAddress('a'), collection: toAddress('b'), tokenId: 7n };
const ask: Ask = {
  nonce: 1,
  seller: toAddress('c'),
  kind: 'fixed',
  price: 5n,
  feeBps: 0n,
  endsAt: 0n,
  bidCount: 1,
};
const auction: Ask = { ...ask, kind: 'auction', endsAt: 1_000n };
const free = 1_000 + 604_800;
const bid = { kind: 'bid', token, nonce: 1, price: 5n } as const;
const cases: readonly (readonly [string, Held, number | undefined, ReturnType<typeof findExitAction>])[] = [
  ['a listing', { kind: 'ask', token, ask }, undefined, 'revoke'],
  ['an auction without a bid', { kind: 'ask', token, ask: { ...auction, bidCount: 0 } }, undefined, 'revoke'],
  ['an auction with a bid', { kind: 'ask', token, ask: auction }, 999, undefined],
  ['an auction that is over', { kind: 'ask', token, ask: auction }, 1_000, 'settle'],
  ['a bid', { ...bid, ask }, undefined, 'cancel'],
  ['a bid of an ended listing', { ...bid, ask: undefined }, undefined, 'cancel'],
  ['a leading bid', { ...bid, ask: auction }, 999, undefined],
  ['a leading bid without a clock', { ...bid, ask: auction }, undefined, undefined],
  ['a leading bid after the end', { ...bid, ask: auction }, 1_000, 'settle'],
  ['a leading bid that nobody settled', { ...bid, ask: auction }, free, 'cancel'],
  ['an offer', { kind: 'offer', market: token.market, amount: 5n }, undefined, 'cancel'],
  ['a credit', { kind: 'credit', market: token.market, amount: 5n }, undefined, 'cancel'],
];

it.each(cases)('[NFT-07] given %s, then its way out is what the market accepts', (_, held, time, action) => {
  expect(findExitAction(held, time)).toBe(action);
});
