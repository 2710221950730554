import { describe, expect, it } from 'vitest';
import { account, toAddress } from '../../../../test-support/known.ts';
import { type ActionSituation, findWarning } from './find-warning.ts';

const seller = toAddress('b');
const ask = { nonce: 1, seller, kind: 'fixed', price: 5n, feeBps: 0n, endsAt: 0n, bidCount: 0 } as const;
const listed = { ask, holder: toAddress('e'), ownBid: undefined };
const buyer: ActionSituation = { state: listed, account, balance: 9n };
const withBid = { ...buyer, state: { ...listed, ownBid: 3n } };
const owner = { ...buyer, account: seller };

describe('[NFT-05] an action that does not open', () => {
  it.each([
    ['the seller bids', 'bid', owner, 'Owner cannot bid', 3_000],
    ['the seller buys', 'buy', owner, 'Owner cannot bid', 3_000],
    ['an account bids twice', 'bid', withBid, 'Auction is in existence !', undefined],
    ['an account buys beside its bid', 'buy', withBid, 'Please cancel auction !', undefined],
    ['an account has nothing', 'buy', { ...buyer, balance: 0n }, 'Not enough amount BSCS', 3_000],
  ] as const)('given that %s, then it says so', (_, action, situation, title, durationMs) => {
    const warning = findWarning(action, situation);
    expect([warning?.title, warning?.durationMs]).toEqual([title, durationMs]);
  });

  it.each([
    ['a buyer', 'buy', buyer],
    ['an unknown balance', 'buy', { ...buyer, balance: undefined }],
    ['a change of the bid', 'raise', withBid],
    ['the seller of it', 'revoke', owner],
  ] as const)('given %s, then it opens', (_, action, situation) => {
    expect(findWarning(action, situation)).toBeUndefined();
  });
});
