// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { account, toAddress } from '../../../../test-support/known.ts';
import { createSampleWork } from '../stories/sample-work.ts';
import type { Ask } from '../work/token.ts';
import { mostWorks, putWork, removeWorks, toBasketWork, useBasketStore } from './basket-store.ts';

const storageName = 'tradewind.nft-market-basket';
const ask: Ask = {
  nonce: 3,
  seller: account,
  kind: 'fixed',
  price: 12n,
  feeBps: 0n,
  endsAt: 0n,
  bidCount: 0,
};
const createWork = (id: number, { chainId = 31337, nonce = 3, collection = toAddress('c') } = {}) =>
  toBasketWork({ chainId }, createSampleWork({ id, tokenId: String(id), collection }), { ...ask, nonce });
const listIds = () => useBasketStore.getState().works.map(({ id }) => id);

beforeEach(() => {
  localStorage.clear();
  useBasketStore.setState({ works: [] });
});

describe('[NFT-01] the basket', () => {
  it('given works, when the page is loaded again, then they are there in their order', async () => {
    putWork(createWork(1));
    putWork(createWork(2));
    const stored = localStorage.getItem(storageName)!;
    useBasketStore.setState({ works: [] });
    localStorage.setItem(storageName, stored);
    await useBasketStore.persist.rehydrate();
    expect(useBasketStore.getState().works).toEqual([createWork(1), createWork(2)]);
  });

  it('given a basket that another tab changed, when a work is put, then both are there', () => {
    putWork(createWork(1));
    const both = { works: [createWork(1), createWork(2)] };
    localStorage.setItem(storageName, JSON.stringify({ state: both, version: 0 }));
    putWork(createWork(3));
    expect(listIds()).toEqual([1, 2, 3]);
  });

  it('given 30 works of a collection, then no other one of it goes in, but one of another collection or chain', () => {
    for (let id = 1; id <= mostWorks; id += 1) expect(putWork(createWork(id))).toBe(true);
    expect(putWork(createWork(31))).toBe(false);
    expect(putWork(createWork(31, { chainId: 56 }))).toBe(true);
    expect(putWork(createWork(31, { collection: toAddress('d') }))).toBe(true);
    // A work that is in it already changes its listing.
    expect(putWork(createWork(30, { nonce: 4 }))).toBe(true);
    expect(listIds()).toHaveLength(mostWorks + 2);
  });

  it('given another listing of a work, then it takes the place of the first', () => {
    putWork(createWork(1));
    putWork(createWork(1, { nonce: 4 }));
    expect(useBasketStore.getState().works.map(({ nonce }) => nonce)).toEqual([4]);
  });

  it('given a removed work, then the same token of another chain stays', () => {
    putWork(createWork(1));
    putWork(createWork(1, { chainId: 56 }));
    removeWorks([createWork(1)]);
    expect(useBasketStore.getState().works.map(({ chainId }) => chainId)).toEqual([56]);
  });
});
