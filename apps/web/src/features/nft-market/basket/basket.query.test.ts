import { marketAbi } from '@tradewind/abi/nft-market/market.abi';
import { marketFactoryAbi } from '@tradewind/abi/nft-market/market-factory.abi';
import { decodeFunctionData, encodeFunctionResult, type Hex, toFunctionSelector } from 'viem';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { account, toAddress } from '../../../../test-support/known.ts';
import { createTestChain } from '../../../shared/chain/chain.test-support.tsx';
import { answerMulticall } from '../../../shared/chain/multicall.test-support.ts';
import { hexSchema } from '../../../shared/simulation/simulate-calls.ts';
import { getMarkets } from '../find-markets.ts';
import { createBasketWork } from '../sweep/basket-work.test-support.ts';
import { readBasketStates } from './basket.query.ts';
import { type BasketWork, toListingKey } from './basket-store.ts';

const callSchema = z.tuple([z.object({ data: hexSchema }), z.unknown()]);
const [first, second] = [toAddress('c'), toAddress('d')];
/** The markets of both collections, whose listings have different prices. */
const markets = new Map([
  [first, toAddress('1')],
  [second, toAddress('2')],
]);
const prices = new Map([
  [toAddress('1'), 5n],
  [toAddress('2'), 8n],
]);
const noAnswer = { success: false, returnData: '0x' } as const;
const askOf = toFunctionSelector('askOf(uint256)');

/** A node that counts which markets it is read for. */
function createNode() {
  const named: Hex[] = [];
  const factory = getMarkets(createTestChain()).factory.toLowerCase();
  const answer = ({ target, callData }: { target: Hex; callData: Hex }) => {
    if (target.toLowerCase() === factory) {
      const { args } = decodeFunctionData({ abi: marketFactoryAbi, data: callData });
      const collection = z
        .pipe(
          z.string(),
          z.transform((value) => value.toLowerCase() as Hex),
        )
        .parse(args?.[0]);
      named.push(collection);
      const result = markets.get(collection) ?? toAddress('0');
      const returnData = encodeFunctionResult({ abi: marketFactoryAbi, functionName: 'marketOf', result });
      return { success: true, returnData };
    }
    const price = prices.get(target.toLowerCase() as Hex);
    if (price === undefined || !callData.startsWith(askOf)) return noAnswer;
    const terms = { kind: 0, price, feeBps: 0n, openedAt: 0n, endsAt: 0n, bids: 0n };
    const listing = { ...terms, id: 7n, nonce: 1n, seller: toAddress('b') };
    const returnData = encodeFunctionResult({ abi: marketAbi, functionName: 'askOf', result: listing });
    return { success: true, returnData };
  };
  const chain = createTestChain({
    request: async ({ method, params }) => {
      if (method !== 'eth_call') throw new Error(`no answer to ${method}`);
      const [{ data }] = callSchema.parse([...z.array(z.unknown()).parse(params), null].slice(0, 2));
      return answerMulticall(data, answer);
    },
  });
  return { chain, named };
}

const toWork = (id: number, collection: Hex): BasketWork => ({ ...createBasketWork(id, 1), collection });

it('[NFT-07] given works of two collections, then each market is read once, and each work at its own', async () => {
  const { chain, named } = createNode();
  const works = [toWork(7, first), toWork(8, second), toWork(9, first), toWork(10, first)];
  const states = await readBasketStates(chain, works, { account });
  expect(named.toSorted()).toEqual([first, second]);
  expect(works.map((work) => states.get(toListingKey(work)))).toEqual(
    [5n, 8n, 5n, 5n].map((price) => ({ kind: 'open', price })),
  );
});

it('[NFT-07] given a collection without a market, then its work is no longer for sale, and the others are', async () => {
  const { chain } = createNode();
  const [lost, kept] = [toWork(7, toAddress('e')), toWork(8, second)];
  const states = await readBasketStates(chain, [lost, kept], { account });
  expect(states.get(toListingKey(lost))).toEqual({ kind: 'ended' });
  expect(states.get(toListingKey(kept))).toEqual({ kind: 'open', price: 8n });
});
