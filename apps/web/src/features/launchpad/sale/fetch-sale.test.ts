import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { account, toAddress } from '../../../../test-support/known.ts';
import { createTestChain } from '../../../shared/chain/chain.test-support.tsx';
import { answerMulticall } from '../../../shared/chain/multicall.test-support.ts';
import { hexSchema } from '../../../shared/simulation/simulate-calls.ts';
import { findSaleFactory } from '../find-launchpad.ts';
import { createBuyer, createSale } from '../stories/sample-sale.ts';
import { fetchSale, type ReadSaleToken } from './fetch-sale.ts';
import { answerSaleCall, type SaleWorld } from './sale-node.test-support.ts';

const callSchema = z.tuple([z.object({ data: hexSchema })], z.unknown());

/** A chain whose factory created these sales. */
function createSaleChain(world: Omit<SaleWorld, 'factory'>, chainId = 31337) {
  const factory = findSaleFactory({ chainId: 31337 })!;
  return createTestChain({
    chainId,
    request: async ({ method, params }) => {
      if (method !== 'eth_call') throw new Error(`this chain has no ${method}`);
      const [{ data }] = callSchema.parse(params);
      return answerMulticall(data, (call) => answerSaleCall({ ...world, factory }, call));
    },
  });
}

const readToken: ReadSaleToken = async (address, decimals) => {
  const { pay, token } = createSale();
  const named = address.toLowerCase() === pay.address ? pay : token;
  return { ...named, decimals };
};

const sale = createSale();
const name = { address: sale.address, project: 1, round: 1 };

it('[IDO-06] given a sale of the factory, then terms, dates, sums and the own part are those of the chain', async () => {
  const buyer = createBuyer({ claimedTranches: 3n, isChangeTaken: true });
  expect(await fetchSale(createSaleChain({ sales: [sale], buyer }), name, account, readToken)).toEqual({
    kind: 'known',
    sale,
    buyer,
  });
});

it('[IDO-06] given no account, then the sale is known without a part in it, which is not a part of 0', async () => {
  const read = await fetchSale(createSaleChain({ sales: [sale] }), name, undefined, readToken);
  expect(read).toEqual({ kind: 'known', sale, buyer: undefined });
});

it('[IDO-16] given a payment token of six decimals, then the decimals are those that the sale stored', async () => {
  const six = createSale({ pay: { ...sale.pay, decimals: 6 }, token: { ...sale.token, decimals: 8 } });
  const read = await fetchSale(createSaleChain({ sales: [six] }), name, undefined, readToken);
  expect(read).toMatchObject({ sale: { pay: { decimals: 6 }, token: { decimals: 8 } } });
});

it.each(['vetoed', 'notFunded', 'softCapMissed', 'notSettled', 'notDelivered'] as const)(
  '[IDO-10] given a sale that was cancelled as %s, then the reason is known',
  async (reason) => {
    const dead = createSale({ state: 'cancelled', reason });
    const read = await fetchSale(createSaleChain({ sales: [dead] }), name, undefined, readToken);
    expect(read).toMatchObject({ sale: { state: 'cancelled', reason } });
  },
);

it('[IDO-08] given an API that names a foreign contract, which answers as a sale, then it is no sale', async () => {
  const foreign = createSale({ address: toAddress('9') });
  const chain = createSaleChain({ sales: [sale], impostors: [foreign] });
  expect(await fetchSale(chain, { ...name, address: foreign.address }, account, readToken)).toEqual({
    kind: 'foreign',
  });
});

it.each([
  ['another project', { ...name, project: 2 }],
  ['another round', { ...name, round: 2 }],
])('[IDO-08] given an API that names the sale of %s, then nothing of it is shown', async (_what, lying) => {
  const chain = createSaleChain({ sales: [sale] });
  expect(await fetchSale(chain, lying, account, readToken)).toEqual({ kind: 'other' });
});

it('[IDO-08] given a chain without a factory in the build, then no address there is a sale', async () => {
  const chain = createSaleChain({ sales: [sale] }, 250);
  expect(await fetchSale(chain, name, account, readToken)).toEqual({ kind: 'foreign' });
});

it('[SHELL-06] given a factory that does not answer, then the sale is unknown, never foreign', async () => {
  const chain = createTestChain({
    request: async ({ params }) => {
      const [{ data }] = callSchema.parse(params);
      return answerMulticall(data, () => ({ success: false, returnData: '0x' }));
    },
  });
  await expect(fetchSale(chain, name, account, readToken)).rejects.toThrow('did not answer');
});
