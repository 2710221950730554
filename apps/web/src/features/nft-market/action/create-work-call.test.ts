import { marketAbi } from '@tradewind/abi/nft-market/market.abi';
import { decodeFunctionData, zeroAddress } from 'viem';
import { expect, it } from 'vitest';
import { account, toAddress } from '../../../../test-support/known.ts';
import { createTestChain } from '../../../shared/chain/chain.test-support.tsx';
import { listWorkCalls } from './create-work-call.ts';
import { listActionsBefore, type WorkOrder } from './work-order.ts';
import { planWork } from './work-plan.ts';
import { quote } from '../market/quote.test-support.ts';

const token = { market: toAddress('e'), collection: toAddress('c'), tokenId: 7n };
const order: WorkOrder = {
  chain: createTestChain(),
  account,
  token,
  name: 'Boat',
  quote,
  terms: { action: 'buy', price: 5n, nonce: 2 },
};

/** What the market is given by an action. */
function decodeCall(sent: WorkOrder): readonly unknown[] {
  const [call] = listWorkCalls(sent);
  const { functionName, args } = decodeFunctionData({ abi: marketAbi, data: call!.data });
  return [functionName, ...args.map((value) => (typeof value === 'string' ? value.toLowerCase() : value))];
}

it('[ART-04] [NFT-04] given a referrer, then a purchase names it beside price and listing; nobody without one', () => {
  const referrer = toAddress('b');
  expect(decodeCall({ ...order, referrer })).toEqual(['buyToken', 7n, 5n, 2, referrer]);
  expect(decodeCall(order)).toEqual(['buyToken', 7n, 5n, 2, zeroAddress]);
});

it('[NFT-04] given a transfer, then the call for a free work and that for a listed one are tried', () => {
  const calls = listWorkCalls({ ...order, terms: { action: 'transfer', to: toAddress('b') } });
  expect(calls.map(({ to }) => to)).toEqual([token.collection, token.market]);
});

const accepted: WorkOrder = {
  ...order,
  terms: { action: 'acceptOffer', bidder: toAddress('b'), price: 5n, proceeds: 4n },
};
const ask = {
  nonce: 2,
  seller: account,
  kind: 'fixed',
  price: 9n,
  feeBps: 0n,
  endsAt: 0n,
  bidCount: 0,
} as const;

it.each([
  ['a free work that the market may take', undefined, true, []],
  ['a free work', undefined, false, ['approve']],
  ['a listed work', ask, false, ['revoke', 'approve']],
  ['a listed work of an account that approved the market', ask, true, ['revoke']],
] as const)(
  '[NFT-04] given %s, then an offer is accepted after what frees the work',
  (_, listing, isApproved, before) => {
    expect(listActionsBefore(accepted, { ask: listing, isApproved })).toEqual(before);
    expect(listActionsBefore(order, { ask: listing, isApproved })).toEqual([]);
  },
);

it('[NFT-04] given an offer, then its acceptance names the least to receive, and the work alone leaves to the bidder', () => {
  const { write, expected } = planWork(accepted, { before: ['revoke', 'approve'] });
  expect(decodeCall(accepted)).toEqual(['acceptOffer', toAddress('b'), 7n, 4n]);
  expect(write.before?.map(({ to }) => to)).toEqual([token.market, token.collection]);
  const nft = { collection: token.collection, tokenId: 7n };
  expect(expected).toEqual({
    leaves: [],
    arrives: [{ currency: quote, owner: account, limit: 4n }],
    nfts: {
      leaves: [nft],
      arrives: [{ ...nft, owner: toAddress('b') }],
      approvals: [{ collection: token.collection, operator: token.market, tokenId: 7n }],
    },
  });
});
