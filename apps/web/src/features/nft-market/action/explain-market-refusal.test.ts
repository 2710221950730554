import { marketAbi } from '@tradewind/abi/nft-market/market.abi';
import { encodeErrorResult } from 'viem';
import { expect, it } from 'vitest';
import { messages } from '../../../shared/message/messages.ts';
import { explainMarketRefusal, explainTransferRefusal } from './explain-market-refusal.ts';

const text = messages.nftMarketWrite.refused;
const refuse = (callError: unknown) => ({ callError, estimateError: callError });
const toCause = (errorName: 'Market_NotListed' | 'Market_AuctionHasBid') =>
  Object.assign(new Error('reverted'), {
    data: encodeErrorResult({ abi: marketAbi, errorName, args: [7n] }),
  });
const notListed = refuse(toCause('Market_NotListed'));
const ofCollection = refuse(new Error('the receiver takes no works'));

it('[NFT-04] given a receiver that refuses a free work, then its refusal is the reason, and not the missing listing', () => {
  const { message, cause } = explainTransferRefusal([ofCollection, notListed]);
  expect(cause).toBe(ofCollection.callError);
  expect(message).not.toBe(text.gone);
});

it('[NFT-04] given a market that refuses a listed work, then its own error is the reason', () => {
  const bound = refuse(toCause('Market_AuctionHasBid'));
  expect(explainTransferRefusal([ofCollection, bound]).message).toBe(text.auctionHasBid);
});

it('[NFT-04] given a listing that has ended, then a purchase says so', () => {
  expect(explainMarketRefusal([notListed]).message).toBe(text.gone);
});
