import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { account, toAddress } from '../../../../test-support/known.ts';
import { createTestChain } from '../../../shared/chain/chain.test-support.tsx';
import { answerMulticall } from '../../../shared/chain/multicall.test-support.ts';
import { hexSchema } from '../../../shared/simulation/simulate-calls.ts';
import { findSaleFactory } from '../find-launchpad.ts';
import { answerSaleCall, type SaleWorld } from '../sale/sale-node.test-support.ts';
import { createBuyer, createSale } from '../stories/sample-sale.ts';
import { fetchHeldSales, fetchJoinedSales } from './fetch-held-sales.ts';

const callSchema = z.tuple([z.object({ data: hexSchema })], z.unknown());
const signal = new AbortController().signal;
const sales = [createSale(), createSale({ address: toAddress('c'), project: 2 })];
const [sale] = sales;

const readToken = async () => sale!.pay;

function createSaleChain(world: Pick<SaleWorld, 'sales' | 'buyer'>, chainId = 31338) {
  const factory = findSaleFactory({ chainId: 31338 })!;
  return createTestChain({
    chainId,
    request: async ({ params }) => {
      const [{ data }] = callSchema.parse(params);
      return answerMulticall(data, (call) => answerSaleCall({ ...world, factory }, call));
    },
  });
}

it('[IDO-09] given sales of the factory that the account joined, then all are found without a server', async () => {
  const chain = createSaleChain({ sales, buyer: createBuyer() });
  const joined = await fetchJoinedSales(chain, account, signal);
  expect(joined).toEqual(sales.map(({ address }) => address));
  const held = await fetchHeldSales(chain, joined, account, readToken, signal);
  expect(held.map(({ sale: { project }, buyer }) => [project, buyer.committed])).toEqual([
    [1, createBuyer().committed],
    [2, createBuyer().committed],
  ]);
});

it('[IDO-09] given an account that joined none, then no sale is held', async () => {
  expect(await fetchJoinedSales(createSaleChain({ sales }), account, signal)).toEqual([]);
});

it('[IDO-09] given a chain without sales in the build, then nothing is read there', async () => {
  expect(await fetchJoinedSales(createSaleChain({ sales }, 250), account, signal)).toEqual([]);
});
