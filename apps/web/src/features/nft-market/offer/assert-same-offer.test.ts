import { beforeEach, expect, it, vi } from 'vitest';
import { account, toAddress } from '../../../../test-support/known.ts';
import { createTestChain } from '../../../shared/chain/chain.test-support.tsx';
import { assertSameOffer } from './assert-same-offer.ts';
import { quote } from '../market/quote.test-support.ts';

const offer = { bidder: account, price: 5n, count: 3n, until: 900n };
const node = { offer };
vi.mock('../../../shared/chain/read-answers.ts', () => ({ readAnswers: async () => [node.offer] }));

const terms = { price: 6n, count: 3, until: 999n };
const order = { chain: createTestChain(), account, market: toAddress('e'), quote, terms };
const before = { bidder: account, price: 5n, count: 3, until: 900n };

beforeEach(() => Object.assign(node, { offer }));

it('[NFT-07] given the offer that the account replaces, then the wallet may open', async () => {
  await expect(assertSameOffer({ ...order, before })).resolves.toBeUndefined();
});

it.each([
  ['an owner accepted a part', { count: 2n }, before],
  ['an owner accepted all', { count: 0n }, before],
  ['another price', { price: 4n }, before],
  ['an offer from another tab', {}, undefined],
])('[NFT-07] given %s, then it stays closed', async (_, changed, replaced) => {
  Object.assign(node, { offer: { ...offer, ...changed } });
  await expect(assertSameOffer({ ...order, before: replaced })).rejects.toThrow('Your offer has changed');
});
