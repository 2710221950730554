import { createTestDatabase } from '@tradewind/db/test-database';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createChainModel } from '../../simulation/chain-model.ts';
import { forgetColumns } from '../../simulation/forget-columns.ts';
import { startFollower } from '../../simulation/follower.ts';
import { listModelAreas } from '../../simulation/model-areas.ts';
import { noFaults, startModelNode } from '../../simulation/model-node.ts';
import { modelSources } from '../../simulation/model-sources.ts';
import { createRandom } from '../../simulation/random.ts';
import type { ChainArea } from '../../sync/define-area.ts';
import { modelLaunchpadSources } from './model-launchpad.ts';
import { readSaleRows } from './sale-rows.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const ofSales = (columns: string) =>
  forgetColumns({ area: 'launchpad', table: 'chain.sale', key: 'address', columns });
const ofBuyers = (columns: string) =>
  forgetColumns({ area: 'launchpad', table: 'chain.sale_buyer', key: 'sale, account', columns });

const ofMonthly = (columns: string) =>
  forgetColumns({ area: 'launchpad', table: 'chain.monthly_sale', key: 'address', columns });

const faults = [
  ['the committed sum', ofSales('committed')],
  ['the count of buyers', ofSales('buyer_count')],
  ['the state of a sale', ofSales('state, cancel_reason')],
  ['its level', ofSales('level, accepted')],
  ['the date of its token', ofSales('tge_at')],
  ['its refunds', ofSales('refund_paid, returned, refund_count, given_up')],
  ['its claimed tokens', ofSales('claimed')],
  ['a commitment', ofBuyers('committed, weight')],
  ['the claimed tranches of a buyer', ofBuyers('claimed, claimed_tranches')],
  ['the last claim of its stream', ofBuyers('stream_claimed_at')],
  ['that its change and refund were not paid', ofBuyers('change_paid, refund_paid')],
  ['the orders of the monthly sale', ofMonthly('order_count, coin, tokens, locked')],
  ['its withdrawn months', ofMonthly('withdrawn')],
] as const;
const seedsOfFault = 12;
const turns = 30;

/** Follows a chain of sales through many reorganisations; whether a row differed from the model after one of them. */
async function hasDifference(chainId: number, areas: readonly ChainArea[]): Promise<boolean> {
  const random = createRandom(chainId);
  const model = createChainModel(random, modelSources, { launchpad: modelLaunchpadSources });
  const node = await startModelNode({ model, random, slowMs: 0, change: () => undefined });
  node.faults = noFaults;
  const follower = startFollower({
    databaseUrl: database.url,
    rpcUrl: node.url(chainId),
    timeoutMs: 20_000,
    chainId,
    areas: areas.filter(({ name }) => name === 'launchpad'),
    chain: { finalityBlocks: 8, isLocal: true, maxRangeBlocks: 16 },
  });
  try {
    model.mine(10);
    for (let turn = 0; turn < turns; turn += 1) {
      await follower.catchUp();
      const { indexed, held } = await readSaleRows(database, chainId, model);
      if (!isDeepStrictEqual(indexed, held)) return true;
      model.reorganise(random.between(1, 8), random.between(2, 10));
    }
    return false;
  } finally {
    await Promise.all([follower.kill(), node.close()]);
  }
}

it.each(faults.map(([title, listAreas], index) => ({ title, listAreas, first: 1 + index * seedsOfFault })))(
  '[OPS-04] given an undo that forgets $title, when seeds run, then a row differs from the model',
  { timeout: 240_000 },
  async ({ listAreas, first }) => {
    for (let seed = first; seed < first + seedsOfFault; seed += 1)
      if (await hasDifference(seed, listAreas(seed))) return;
    expect.fail('the seeds missed the fault');
  },
);

it(
  '[OPS-04] given the undo as it is, when seeds run, then no row differs after any reorganisation',
  { timeout: 240_000 },
  async () => {
    for (let seed = 1_001; seed <= 1_004; seed += 1)
      expect([seed, await hasDifference(seed, listModelAreas(seed))]).toEqual([seed, false]);
  },
);
