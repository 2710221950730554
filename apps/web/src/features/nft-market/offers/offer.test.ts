import { describe, expect, it } from 'vitest';
import { toAddress } from '../../../../test-support/known.ts';
import { computeOfferTotal, findBestOffer, listOpenOffers, type Offer } from './offer.ts';

const [own, other, third] = [toAddress('a'), toAddress('b'), toAddress('c')];
const toOffer = (bidder: Offer['bidder'], price: bigint, until = 100n): Offer => ({
  bidder,
  price,
  count: 2,
  until,
});
const offers = [toOffer(other, 5n), toOffer(own, 9n), toOffer(third, 7n, 50n)];

const toPrices = (time: bigint) => listOpenOffers(offers, time).map(({ price }) => price);

describe('[NFT-07] open offers', () => {
  it('given offers in no order, then those whose time is not over come best first', () => {
    expect(toPrices(49n)).toEqual([9n, 7n, 5n]);
    expect(toPrices(50n)).toEqual([9n, 5n]);
    expect(toPrices(100n)).toEqual([]);
  });

  it('given an account with the best one, then it can accept the best of the others', () => {
    expect(findBestOffer(offers, { time: 49n, account: own })?.bidder).toBe(third);
    expect(findBestOffer(offers, { time: 50n, account: own })?.bidder).toBe(other);
    expect(findBestOffer(offers, { time: 50n, account: undefined })?.bidder).toBe(own);
    expect(findBestOffer(offers, { time: 100n, account: own })).toBeUndefined();
  });

  it('given the largest offer, then its total is exact', () => {
    expect(computeOfferTotal({ price: 2n ** 96n - 1n, count: 65_535 })).toBe((2n ** 96n - 1n) * 65_535n);
  });
});
