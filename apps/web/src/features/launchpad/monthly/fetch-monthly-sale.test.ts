import { monthlySaleAbi } from '@tradewind/abi/launchpad/monthly-sale.abi';
import { decodeFunctionData, encodeFunctionResult, type Hex } from 'viem';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { account } from '../../../../test-support/known.ts';
import { createTestChain } from '../../../shared/chain/chain.test-support.tsx';
import { answerMulticall } from '../../../shared/chain/multicall.test-support.ts';
import { hexSchema } from '../../../shared/simulation/simulate-calls.ts';
import { getMonthlySale } from './find-monthly-sale.ts';
import { createMonthlySale } from '../stories/sample-monthly.ts';
import { fetchMonthlySale, fetchOwnOrders } from './fetch-monthly-sale.ts';

const callSchema = z.tuple([z.object({ data: hexSchema })], z.unknown());
const abi = monthlySaleAbi;
const address = getMonthlySale({ chainId: 31337 });
const sale = createMonthlySale({ address });
const readToken = async () => sale.token;

type Call = { readonly target: string; readonly callData: Hex };

const toOrder = (place: bigint) => ({
  id: place + 1n,
  userId: account,
  createdDate: 1_000n + place,
  amountBNB: 5n,
  amountBSCS: 8n,
  amountBSCSBlock: 6n,
  nextMonth: 0n,
  numWithDraw: 2n,
});
const succeed = (returnData: Hex) => ({ success: true, returnData });

/** A chain with the sale at its deployed address alone; views in `silent` revert. */
function createMonthlyChain({ orderCount = 0n, silent = '' } = {}) {
  const fact = {
    token: sale.token.address,
    tokensPerCoin: sale.tokensPerCoin,
    firstBps: sale.firstBps,
    months: sale.months,
    minimum: sale.minimum,
    freeTokens: sale.free,
  };
  const answer = ({ target, callData }: Call) => {
    const { functionName, args } = decodeFunctionData({ abi, data: callData });
    if (target.toLowerCase() !== address.toLowerCase() || functionName === silent)
      return { success: false, returnData: '0x' } as const;
    if (functionName === 'ordersOf') {
      const [, from, size] = args;
      const all = Array.from({ length: Number(orderCount) }, (_, place) => toOrder(BigInt(place)));
      const result = all.slice(Number(from), Number(from + size));
      return succeed(encodeFunctionResult({ abi, functionName, result }));
    }
    if (functionName === 'isStopped')
      return succeed(encodeFunctionResult({ abi, functionName, result: sale.isStopped }));
    if (functionName === 'token')
      return succeed(encodeFunctionResult({ abi, functionName, result: fact.token }));
    if (functionName === 'orderCountOf')
      return succeed(encodeFunctionResult({ abi, functionName, result: orderCount }));
    const known: Record<string, bigint | undefined> = {
      tokensPerCoin: fact.tokensPerCoin,
      firstBps: fact.firstBps,
      months: fact.months,
      minimum: fact.minimum,
      freeTokens: fact.freeTokens,
    };
    const result = known[functionName];
    if (result === undefined) throw new Error(`the page reads ${functionName}`);
    return succeed(encodeFunctionResult({ abi, functionName: 'freeTokens', result }));
  };
  return createTestChain({
    chainId: 31337,
    request: async ({ params }) => {
      const [{ data }] = callSchema.parse(params);
      return answerMulticall(data, answer);
    },
  });
}

it('[IDO-15] given the contract of the build, then the sale has its terms, and no server is read', async () => {
  expect(await fetchMonthlySale(createMonthlyChain(), readToken)).toEqual(sale);
});

it('[IDO-15] given a token that does not report its balance, then the free tokens are unknown, never 0', async () => {
  const { free } = await fetchMonthlySale(createMonthlyChain({ silent: 'freeTokens' }), readToken);
  expect(free).toBeUndefined();
});

it('[IDO-15] given another view that does not answer, then the sale is not read', async () => {
  await expect(fetchMonthlySale(createMonthlyChain({ silent: 'months' }), readToken)).rejects.toThrow();
});

it('[IDO-15] given more orders than a page, then all are read, the last one first', async () => {
  const orders = await fetchOwnOrders(createMonthlyChain({ orderCount: 401n }), account);
  expect([orders.length, orders[0]?.id, orders.at(-1)?.id]).toEqual([401, 401n, 1n]);
  expect(orders.at(-1)).toEqual({
    id: 1n,
    createdAt: 1_000n,
    coin: 5n,
    tokens: 8n,
    locked: 6n,
    paidMonths: 2n,
  });
});

it('[IDO-15] given no order, then there is none', async () => {
  expect(await fetchOwnOrders(createMonthlyChain(), account)).toEqual([]);
});

it('[IDO-15] given a chain without such a sale in the build, then nothing is read there', async () => {
  const chain = createTestChain({ chainId: 31338, request: async () => expect.fail('a read') });
  await expect(fetchOwnOrders(chain, account)).rejects.toThrow('no sale with monthly release on chain 31338');
});
