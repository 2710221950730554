import type { Database } from '@tradewind/db/database';
import { createTestDatabase } from '@tradewind/db/test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { measureBlocks } from './measure-blocks.ts';
import { seedPools } from './seed-pools.ts';

const pools = 200;
let few: Awaited<ReturnType<typeof createTestDatabase>>;
/** With enough Syncs for kept plans, of so few pools that to scan them costs less than to use an index. */
let enough: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  few = await createTestDatabase();
  enough = await createTestDatabase();
  for (const database of [few, enough]) await seedPools(database, { chainId: pools, pools });
  await addEarlierSyncs(enough);
}, 60_000);
afterAll(async () => {
  await few.drop();
  await enough.drop();
});

/** Nine more of each pool, 40 days apart. */
async function addEarlierSyncs({ sql }: Database): Promise<void> {
  await sql`insert into chain.sync (chain_id, block_number, log_index, block_hash, block_timestamp, tx_hash, pool, reserve0, reserve1)
    select chain_id, block_number - age * 3456000, log_index, block_hash, block_timestamp - age * 3456000, tx_hash, pool, reserve0, reserve1
    from chain.sync cross join generate_series(1, 9) age`;
  await sql`vacuum analyze`;
}

it('[OPS-04] given tables with few rows, when blocks come, then no plan is kept, for the tables may grow', async () => {
  const { plans } = await measureBlocks(few.url, pools, 10);
  expect(plans.map(({ generic }) => generic)).toEqual([0, 0, 0, 0]);
}, 60_000);

it('[OPS-04] given few pools with many Syncs, when blocks with swaps come, then the kept plan of prices reads each table by an index', async () => {
  const { plans, pricingPlan } = await measureBlocks(enough.url, pools, 3);
  expect(plans.map(({ custom }) => custom)).toEqual([0, 0, 0, 0]);
  expect(pricingPlan).toContain('Index Scan');
  expect(pricingPlan).not.toMatch(/Seq Scan|Hash|Merge|Bitmap/);
}, 60_000);
