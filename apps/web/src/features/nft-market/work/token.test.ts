import { describe, expect, test } from 'vitest';
import { type Bid, findOwnBid } from './token.ts';

const own = '0x1111111111111111111111111111111111111111';
const other = '0x2222222222222222222222222222222222222222';
const toBid = (bidder: Bid['bidder'], price: bigint): Bid => ({ bidder, price, addedAt: 1n });

describe('findOwnBid', () => {
  test('[NFT-04] given a bid of the account among the read ones, then it is that one', () => {
    const bids = [toBid(other, 7n), toBid(own, 9n)];
    expect(findOwnBid({ bidCount: 50 }, bids, own)).toBe(9n);
  });

  test('[NFT-04] given an auction that another account leads, then the account has none, without a second read', () => {
    expect(findOwnBid({ bidCount: 1 }, [toBid(other, 12n)], own)).toBeUndefined();
  });

  test('[NFT-04] given more bids than the read ones, then its bid is unread, never missing', () => {
    expect(findOwnBid({ bidCount: 2 }, [toBid(other, 7n)], own)).toBe('unread');
  });
});
