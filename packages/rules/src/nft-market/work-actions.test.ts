import { expect, it } from 'vitest';
import { artworkStatus } from './artwork-status.ts';
import { canAcceptOffer, listWorkActions, toActionTag, type WorkSituation } from './work-actions.ts';

const free: WorkSituation = {
  status: artworkStatus.reviewed,
  isOwner: true,
  isApproved: false,
  listing: { kind: 'none' },
  hasOwnBid: false,
  isLeading: false,
  isBidFree: false,
};
const fixed: WorkSituation = { ...free, listing: { kind: 'fixed' } };
const auction: WorkSituation = { ...free, listing: { kind: 'auction', hasBid: false, isOver: false } };
const led: WorkSituation = { ...auction, listing: { kind: 'auction', hasBid: true, isOver: false } };
const over: WorkSituation = { ...auction, listing: { kind: 'auction', hasBid: true, isOver: true } };
const unsold: WorkSituation = { ...auction, listing: { kind: 'auction', hasBid: false, isOver: true } };

it.each([
  ['a free work without a right', free, ['sell', 'auction', 'transfer', 'approve']],
  ['a free work with it', { ...free, isApproved: true }, ['sell', 'auction', 'transfer']],
  ['a free work that waits', { ...free, status: artworkStatus.pending }, ['sell', 'auction', 'transfer']],
  ['a work at a price', fixed, ['update', 'revoke', 'transfer']],
  ['an auction without a bid', auction, ['update', 'revoke', 'transfer']],
  ['an auction with a bid', led, []],
  ['an auction that is over', over, ['settle']],
  ['an auction that ended without a bid', unsold, ['update', 'revoke', 'transfer']],
] as const)(
  '[NFT-04] given the owner and %s, then the buttons are those that the market accepts',
  (_, situation, actions) => {
    expect(listWorkActions(situation)).toEqual(actions);
  },
);

it.each([
  ['a free work', free, []],
  ['a work at a price', fixed, ['buy', 'bid']],
  ['a work at a price with an own bid', { ...fixed, hasOwnBid: true }, ['buy', 'raise', 'cancel']],
  ['an auction without a bid', auction, ['bid']],
  ['an auction that another leads', led, ['bid']],
  ['an auction that it leads', { ...led, hasOwnBid: true, isLeading: true }, ['raise']],
  ['an auction that is over', over, ['settle']],
  [
    'an auction that is over and nobody settled',
    { ...over, isLeading: true, isBidFree: true },
    ['settle', 'cancel'],
  ],
  ['an auction that ended without a bid', unsold, ['settle']],
] as const)(
  '[NFT-04] given another account and %s, then the buttons are those that the market accepts',
  (_, situation, actions) => {
    expect(listWorkActions({ ...situation, isOwner: false })).toEqual(actions);
  },
);

it.each([
  ['a free work', free, true],
  ['a work at a price', fixed, true],
  ['an auction without a bid', auction, true],
  ['an auction that ended without a bid', unsold, true],
  ['an auction with a bid', led, false],
  ['an auction that is over', over, false],
] as const)(
  '[NFT-04] given %s, then its owner alone sells to an offer, where no bid binds',
  (_, situation, can) => {
    expect(canAcceptOffer(situation)).toBe(can);
    expect(canAcceptOffer({ ...situation, isOwner: false })).toBe(false);
  },
);

it('[NFT-04] given an action, then its mark is the token and the action', () => {
  expect(toActionTag({ name: '', tokenId: 12n }, 'buy')).toBe('12-buy');
  expect(toActionTag({ name: '0xab ', tokenId: 12n }, 'buy')).toBe('0xab 12-buy');
});
