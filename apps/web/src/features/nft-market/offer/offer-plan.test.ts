import { marketAbi } from '@tradewind/abi/nft-market/market.abi';
import { decodeFunctionData, type Hex } from 'viem';
import { describe, expect, it } from 'vitest';
import { account, toAddress } from '../../../../test-support/known.ts';
import { createTestChain } from '../../../shared/chain/chain.test-support.tsx';
import { planOffer } from './offer-plan.ts';
import type { OfferOrder } from './offer-order.ts';
import { quote } from '../market/quote.test-support.ts';

const market = toAddress('e');
const order: OfferOrder = {
  chain: createTestChain(),
  account,
  market,
  quote,
  terms: { price: 5n, count: 3, until: 900n },
  before: undefined,
};
const toBefore = (price: bigint) => ({ bidder: account, price, count: 3, until: 1n });
const decode = (data: Hex) => decodeFunctionData({ abi: marketAbi, data });

describe('[NFT-07] the plan of an offer', () => {
  it('given no offer before, then the market takes price times count, and nothing else leaves', () => {
    const { write, expected } = planOffer(order);
    expect(decode(write.candidates[0]!.data)).toEqual({ functionName: 'offerAny', args: [5n, 3, 900] });
    expect(write.spends).toEqual([{ token: quote.address, spender: market, amount: 15n }]);
    expect(expected).toEqual({ leaves: [{ currency: quote, owner: account, limit: 15n }], arrives: [] });
  });

  it('given one before, then it is withdrawn in the same transaction, before the new one', () => {
    const { functionName, args } = decode(
      planOffer({ ...order, before: toBefore(4n) }).write.candidates[0]!.data,
    );
    expect(functionName).toBe('multicall');
    const calls = args?.[0] as Hex[];
    expect(calls.map(decode)).toEqual([
      { functionName: 'cancelOffer', args: undefined },
      { functionName: 'offerAny', args: [5n, 3, 900] },
    ]);
  });

  it.each([
    ['a lower one', 4n, { leaves: 3n }],
    ['a higher one', 7n, { arrives: 6n }],
    ['one of the same money', 5n, {}],
  ])(
    'given %s before, then the difference alone moves, and the allowance is of the whole',
    (_, price, moved) => {
      const { write, expected } = planOffer({ ...order, before: toBefore(price) });
      const [leaves, arrives] = [expected.leaves[0]?.limit, expected.arrives[0]?.limit];
      expect({ leaves, arrives }).toEqual({ leaves: undefined, arrives: undefined, ...moved });
      expect(write.spends[0]?.amount).toBe(15n);
    },
  );
});
