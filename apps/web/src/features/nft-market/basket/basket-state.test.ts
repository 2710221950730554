import { describe, expect, it } from 'vitest';
import { account, toAddress } from '../../../../test-support/known.ts';
import type { Ask } from '../work/token.ts';
import { type BasketState, type FoundListing, sumOpen, toBasketState } from './basket-state.ts';

const market = toAddress('e');
const seller = toAddress('b');
const ask: Ask = { nonce: 3, seller, kind: 'fixed', price: 12n, feeBps: 0n, endsAt: 0n, bidCount: 0 };
const listed: FoundListing = { ask, holder: market, hasBid: false };
const cases: readonly (readonly [string, Partial<FoundListing>, BasketState])[] = [
  ['its listing', {}, { kind: 'open', price: 12n }],
  ['another price', { ask: { ...ask, price: 20n } }, { kind: 'open', price: 20n }],
  ['another listing', { ask: { ...ask, nonce: 4 } }, { kind: 'ended' }],
  ['an auction', { ask: { ...ask, kind: 'auction' } }, { kind: 'ended' }],
  ['a sale to another', { ask: undefined, holder: seller }, { kind: 'ended' }],
  ['a collection that does not answer', { ask: undefined, holder: undefined }, { kind: 'ended' }],
  ['a sale to the account', { ask: undefined, holder: account }, { kind: 'bought' }],
  ['a listing of the account', { ask: { ...ask, seller: account } }, { kind: 'own' }],
  ['a bid of the account', { hasBid: true }, { kind: 'bid' }],
];

describe('[NFT-07] a work of a basket', () => {
  it.each(cases)('given %s, then its state is what the market would do', (_, found, state) => {
    expect(toBasketState({ nonce: 3 }, { ...listed, ...found }, account)).toEqual(state);
  });

  it('given no account, then nobody owns, sells or bids', () => {
    expect(toBasketState({ nonce: 3 }, listed, undefined)).toEqual({ kind: 'open', price: 12n });
    const sold = { ...listed, ask: undefined, holder: account };
    expect(toBasketState({ nonce: 3 }, sold, undefined)).toEqual({ kind: 'ended' });
  });

  it('given states, then those that can be bought are summed, and an unknown one makes the sum unknown', () => {
    const open = { kind: 'open', price: 12n } as const;
    expect(sumOpen([open, { kind: 'ended' }, open])).toBe(24n);
    expect(sumOpen([open, undefined])).toBeUndefined();
  });
});
