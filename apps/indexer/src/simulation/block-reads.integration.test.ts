import { createTestDatabase } from '@tradewind/db/test-database';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changed, measureBlocks } from './measure-blocks.ts';
import { seedPools } from './seed-pools.ts';

const poolCounts = { small: 1_000, large: 40_000 };
let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  database = await createTestDatabase();
  for (const pools of Object.values(poolCounts)) await seedPools(database, { chainId: pools, pools });
  // Workers have separate counters.
  await database.orm.execute(sql`do $$ begin
    execute format('alter database %I set max_parallel_workers_per_gather = 0', current_database());
  end $$`);
}, 60_000);
afterAll(async () => {
  await database.drop();
});

it.each(Object.entries(poolCounts))(
  '[OPS-04] given a %s chain beside another one, when blocks come, each reads rows in proportion to the 50 pools that it changes, by kept plans (%i pools)',
  async (_, pools) => {
    const { reads, plans } = await measureBlocks(database.url, pools, 30);
    // The first candles scan their own table: it has one page.
    expect(Math.max(...reads.slice(5))).toBeLessThan(100 * changed);
    expect(plans.map(({ custom }) => custom)).toEqual([0, 0, 0, 0]);
  },
  60_000,
);
