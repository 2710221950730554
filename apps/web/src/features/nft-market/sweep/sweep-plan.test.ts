import { marketAbi } from '@tradewind/abi/nft-market/market.abi';
import { decodeFunctionData, zeroAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import { account, toAddress } from '../../../../test-support/known.ts';
import { createTestChain } from '../../../shared/chain/chain.test-support.tsx';
import type { BasketState } from '../basket/basket-state.ts';
import { toListingKey } from '../basket/basket-store.ts';
import { quote } from '../market/quote.test-support.ts';
import { createBasketWork } from './basket-work.test-support.ts';
import { isPassedOver, listSweepWorks, type SweepOrder } from './sweep-order.ts';
import { planSweep } from './sweep-plan.ts';

const collection = toAddress('c');
const market = toAddress('e');
const [first, second] = [createBasketWork(7, 1), createBasketWork(9, 4)];
const order: SweepOrder = {
  chain: createTestChain(),
  account,
  market,
  collection,
  quote,
  works: [
    { work: first, price: 5n },
    { work: second, price: 6n },
  ],
  referrer: undefined,
};

describe('[NFT-07] the plan of a purchase of several works', () => {
  it('given works, then each is bound to its listing and price, and all of them to their sum', () => {
    const [call] = planSweep({ ...order, referrer: toAddress('b') }).write.candidates;
    const { functionName, args } = decodeFunctionData({ abi: marketAbi, data: call!.data });
    expect([functionName, args]).toEqual([
      'buyTokens',
      [
        [
          { id: 7n, maxPrice: 5n, nonce: 1 },
          { id: 9n, maxPrice: 6n, nonce: 4 },
        ],
        11n,
        expect.stringMatching(new RegExp(toAddress('b'), 'i')),
      ],
    ]);
    const [plain] = planSweep(order).write.candidates;
    expect(decodeFunctionData({ abi: marketAbi, data: plain!.data }).args).toContain(zeroAddress);
  });

  it('given works, then at most their sum leaves, and these works arrive', () => {
    const { expected, write } = planSweep(order);
    expect(write.spends).toEqual([{ token: quote.address, spender: market, amount: 11n }]);
    expect(expected).toEqual({
      leaves: [{ currency: quote, owner: account, limit: 11n }],
      arrives: [],
      nfts: {
        leaves: [],
        arrives: [7n, 9n].map((tokenId) => ({ collection, tokenId, owner: account })),
        approvals: [],
      },
    });
  });

  it('given the states of a basket, then only open listings are bought, at the prices of the chain', () => {
    const states = new Map<string, BasketState>([
      [toListingKey(first), { kind: 'open', price: 8n }],
      [toListingKey(second), { kind: 'ended' }],
    ]);
    expect(listSweepWorks([first, second], states)).toEqual([{ work: first, price: 8n }]);
  });

  it.each<readonly [string, BasketState | undefined, boolean]>([
    ['its price', { kind: 'open', price: 5n }, false],
    ['a lower price', { kind: 'open', price: 4n }, false],
    ['a higher price', { kind: 'open', price: 6n }, true],
    ['a sale', { kind: 'ended' }, true],
    ['a bid of the account', { kind: 'bid' }, true],
    ['the end of its own purchase', { kind: 'bought' }, false],
    ['no answer yet', undefined, false],
  ])('given %s while it is confirmed, then a work is left out: %#', (_, state, isLost) => {
    expect(isPassedOver({ work: first, price: 5n }, state)).toBe(isLost);
  });
});
