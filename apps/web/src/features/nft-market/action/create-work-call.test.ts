import { marketAbi } from '@tradewind/abi/nft-market/market.abi';
import { decodeFunctionData, zeroAddress } from 'viem';
import { expect, it } from 'vitest';
import { account, toAddress } from '../../../../test-support/known.ts';
import { createTestChain } from '../../../shared/chain/chain.test-support.tsx';
import { listWorkCalls } from './create-work-call.ts';
import type { WorkOrder } from './work-order.ts';

const token = { market: toAddress('e'), collection: toAddress('c'), tokenId: 7n };
const quote = {
  kind: 'token',
  chainId: 31337,
  address: toAddress('d'),
  name: 'BSCS',
  symbol: 'BSCS',
  decimals: 18,
} as const;
const order: WorkOrder = {
  chain: createTestChain(),
  account,
  token,
  name: 'Boat',
  quote,
  terms: { action: 'buy', price: 5n, nonce: 2 },
};

/** What the market is given by a purchase. */
function decodePurchase(bought: WorkOrder): unknown {
  const [call] = listWorkCalls(bought);
  const { args } = decodeFunctionData({ abi: marketAbi, data: call!.data });
  return args?.map((value) => (typeof value === 'string' ? value.toLowerCase() : value));
}

it('[ART-04] [NFT-04] given a referrer, then a purchase names it beside price and listing; nobody without one', () => {
  const referrer = toAddress('b');
  expect(decodePurchase({ ...order, referrer })).toEqual([7n, 5n, 2, referrer]);
  expect(decodePurchase(order)).toEqual([7n, 5n, 2, zeroAddress]);
});
