import { weekPublishedTable } from '@tradewind/db/prediction/tables';
import { createTestDatabase } from '@tradewind/db/test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toMarket } from './market.ts';
import { prediction } from './test-seed.ts';
import { createWeekReader } from './week-reader.ts';
import { toHash } from '../../test-support/known.ts';

const market = toMarket(prediction);
const none = toHash('00');
let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  database = await createTestDatabase();
  const event = { chainId: market.chainId, blockNumber: 1, blockHash: none, blockTimestamp: 1, txHash: none };
  const weeks = [2_900, 2_901, 2_902].map((week, logIndex) => {
    return { ...event, logIndex, week, root: none, total: 0n, datasetHash: none, activeAt: 1 };
  });
  await database.orm.insert(weekPublishedTable).values(weeks);
});
afterAll(() => database.drop());

it('[PRED-10] replays each published week once, with any number of requests for any of them', async () => {
  let now = 0;
  const contracts = { findAvailableBonus: async () => 0n };
  const weeks = createWeekReader({ database, contracts }, () => now);
  const read = async (week: number) => (await weeks.read(market, week)).ranking;
  const first = [await read(2_900), await read(2_901), await read(2_902)];
  now += 3_600_000;
  for (const [index, ranking] of first.entries()) expect(await read(2_900 + index)).toBe(ranking);
  // An unpublished week may change.
  const open = await read(2_903);
  now += 3_600_000;
  expect(await read(2_903)).not.toBe(open);
});
