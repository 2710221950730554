import { marketAbi } from '@tradewind/abi/nft-market/market.abi';
import { decodeFunctionData, erc20Abi } from 'viem';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { account, router, toAddress } from '../../../../test-support/known.ts';
import { createTestChain } from '../../../shared/chain/chain.test-support.tsx';
import { messages } from '../../../shared/message/messages.ts';
import { createApprovalCalls } from '../../../shared/simulation/measure-write.ts';
import { verifyMovements } from '../../../shared/simulation/verify-movements.ts';
import type { Currency } from '../../../shared/token-list/currency.ts';
import { createOffer } from '../action/offer.test-support.ts';
import { createPurchasePlan, planPurchase } from '../action/purchase-plan.ts';
import { readBasketStates } from '../basket/basket.query.ts';
import type { BasketState } from '../basket/basket-state.ts';
import { toListingKey } from '../basket/basket-store.ts';
import { quote } from '../market/quote.test-support.ts';
import { createBasketWork } from './basket-work.test-support.ts';
import type { SweepOrder } from './sweep-order.ts';
import { toSweepPurchase } from './sweep-purchase.ts';

vi.mock('../basket/basket.query.ts', () => ({ readBasketStates: vi.fn() }));
vi.mock('../../../shared/chain/read-contracts.ts', () => ({
  readContracts: async (_client: unknown, calls: readonly unknown[]) => calls.map(() => 0n),
}));

const busd: Currency = { ...quote, address: toAddress('1'), symbol: 'BUSD', name: 'BUSD' };
const [market, collection] = [toAddress('e'), toAddress('c')];
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
const purchase = { bought: toSweepPurchase(order), input: busd, offer: createOffer() };

describe('[NFT-04] [NFT-07] several works in another currency', () => {
  it('given a token, then one batch has its approval, the swap, the approval of the sum, and one call of the market', async () => {
    const { write } = planPurchase(purchase, 0xabn);
    const approvals = await createApprovalCalls(order.chain.client, account, write.spends);
    const calls = [...approvals, ...(write.first ?? []), ...write.candidates].map(({ to, data }) =>
      to === router ? 'swap' : decodeFunctionData({ abi: [...erc20Abi, ...marketAbi], data }).functionName,
    );
    expect(calls).toEqual(['approve', 'approve', 'swap', 'buyTokens']);
    expect(write.spends).toEqual([
      { token: busd.address, spender: router, amount: 22n },
      { token: quote.address, spender: market, amount: 11n },
    ]);
  });

  it('when it is planned, then its record has the works, and the currency that pays', () => {
    const { steps, summary, tag } = createPurchasePlan(purchase);
    expect(steps.map(({ kind }) => kind)).toEqual(['switch-chain', 'check', 'send-batch', 'receipt']);
    expect(summary).toBe('Buy 2 artworks for 0.000000000000000011 BSCS, paid in BUSD');
    expect(tag).toBe(`nft-market-sweep ${collection}`);
  });

  it.each([
    ['both works arrive', 0n, [7n, 9n], []],
    ['the price of a work that is passed over stays', 6n, [7n, 9n], []],
    ['a work does not arrive', 6n, [7n], ['nft-missing']],
    ['own quote tokens leave', -1n, [7n, 9n], ['takes-other']],
  ])(
    'given a simulation in which %s, then the movements are as agreed or found: %#',
    (_, quoteChange, arrived, kinds) => {
      const { write, expected } = planPurchase(purchase);
      const { findings } = verifyMovements(
        {
          changes: [
            { owner: account, token: busd.address, change: -20n },
            { owner: account, token: quote.address, change: quoteChange },
            { owner: account, token: collection, change: BigInt(arrived.length) },
            ...[7n, 9n].map((tokenId) => ({
              owner: account,
              token: collection,
              tokenId,
              change: arrived.includes(tokenId) ? 1n : 0n,
            })),
          ],
          nftChanges: [],
        },
        { write, expected },
      );
      expect(findings.map(({ kind }) => kind)).toEqual(kinds);
    },
  );
});

describe('[NFT-04] [NFT-07] right before the wallet opens', () => {
  const states = new Map<string, BasketState>();
  beforeEach(() => {
    states.clear();
    states.set(toListingKey(first), { kind: 'open', price: 5n });
    states.set(toListingKey(second), { kind: 'open', price: 6n });
    vi.mocked(readBasketStates).mockResolvedValue(states);
  });

  it('given the listings that were shown, then it goes on', async () => {
    await expect(purchase.bought.check()).resolves.toBeUndefined();
  });

  it.each<readonly [string, BasketState, RegExp | string]>([
    ['a work that is sold', { kind: 'ended' }, /was sold or costs more now/],
    ['a work that costs more', { kind: 'open', price: 7n }, /was sold or costs more now/],
    ['a work that costs less', { kind: 'open', price: 4n }, messages.nftMarketPay.lowered],
  ])('given %s, then it is refused', async (_, state, sentence) => {
    states.set(toListingKey(second), state);
    await expect(purchase.bought.check()).rejects.toThrow(sentence);
  });
});
