import { beforeEach, expect, it, vi } from 'vitest';
import { account, toAddress } from '../../../../test-support/known.ts';
import { createTestChain } from '../../../shared/chain/chain.test-support.tsx';
import type { BasketState } from '../basket/basket-state.ts';
import { toListingKey } from '../basket/basket-store.ts';
import { quote } from '../market/quote.test-support.ts';
import { assertForSale } from './assert-for-sale.ts';
import { createBasketWork } from './basket-work.test-support.ts';

const node: { state: BasketState } = { state: { kind: 'open', price: 5n } };
vi.mock('../basket/basket.query.ts', () => ({
  readBasketStates: async () =>
    new Map([
      [toListingKey(first), { kind: 'open', price: 5n }],
      [toListingKey(second), node.state],
    ]),
}));

const [first, second] = [createBasketWork(7, 1), createBasketWork(9, 4)];
const order = {
  chain: createTestChain(),
  account,
  market: toAddress('e'),
  collection: toAddress('c'),
  quote,
  works: [first, second].map((work) => ({ work, price: 5n })),
  referrer: undefined,
};

beforeEach(() => Object.assign(node, { state: { kind: 'open', price: 5n } }));

it('[NFT-07] given works at their prices, then the wallet may open', async () => {
  await expect(assertForSale(order)).resolves.toBeUndefined();
});

it.each<BasketState>([{ kind: 'open', price: 6n }, { kind: 'ended' }, { kind: 'bought' }])(
  '[NFT-07] given a work that became %o since it was shown, then it stays closed',
  async (state) => {
    Object.assign(node, { state });
    await expect(assertForSale(order)).rejects.toThrow('Boat was sold or costs more now.');
  },
);
