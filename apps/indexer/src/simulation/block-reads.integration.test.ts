import { createDatabase } from '@tradewind/db/database';
import { createLease } from '@tradewind/db/lease';
import { createTestDatabase } from '@tradewind/db/test-database';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWriter } from '../sync/writer.ts';
import { createTrades, writeMarketBlock } from './market-blocks.ts';
import { listModelExchange } from './model-areas.ts';
import { createRandom } from './random.ts';
import { seededAt, seedMarket } from './seed-market.ts';

const changed = 50;
const markets = { small: 1_000, large: 40_000 };
const newMarket = 200;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
/** With few rows in all. */
let newDatabase: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  database = await createTestDatabase();
  newDatabase = await createTestDatabase();
  await seedMarket(newDatabase, { chainId: newMarket, pools: newMarket });
  for (const pools of Object.values(markets)) await seedMarket(database, { chainId: pools, pools });
  // Workers have separate counters.
  await database.orm.execute(sql`do $$ begin
    execute format('alter database %I set max_parallel_workers_per_gather = 0', current_database());
  end $$`);
}, 60_000);
afterAll(async () => {
  await database.drop();
  await newDatabase.drop();
});

/** `reads` are rows and index entries read by each block, including queues and dead entries. */
type Measured = { reads: number[]; plans: { name: string; generic: number; custom: number }[] };

/** Writes some blocks with 50 changed pools. */
async function measureBlocks(url: string, pools: number, blocks: number): Promise<Measured> {
  const own = createDatabase(url, { maxConnections: 1 });
  const lease = createLease(url, { kind: 'indexWriter', key: pools, applicationName: 'reads' });
  const areas = listModelExchange(pools).map(({ open }) => open(own));
  const writer = createWriter(own, lease);
  await writer.acquire();
  const random = createRandom(pools);
  const reads: number[] = [];
  for (let block = 1; block <= blocks; block += 1) {
    const events = createTrades(random, { pools, changed });
    // Flushes the session's earlier counts.
    await own.sql`select pg_stat_force_next_flush()`;
    await writeMarketBlock(
      { writer, areas },
      { number: seededAt + 3 * block, events },
      async (transaction) => {
        const { rows } = await transaction.execute<{ count: string }>(sql`
        select sum(pg_stat_get_xact_tuples_returned(oid)) as count from pg_class where relnamespace = 'chain'::regnamespace`);
        reads.push(Number(rows[0]!.count));
      },
    );
  }
  const plans = await own.sql<Measured['plans'][number]>`
    select name, generic_plans::integer as generic, custom_plans::integer as custom from pg_prepared_statements
    where name in ${['list_due_pools', 'list_due_tokens', 'list_pricing_pools', 'write_values']} order by name`;
  await Promise.all([lease.close(), own.close()]);
  return { reads, plans };
}

it.each(Object.entries(markets))(
  '[OPS-04] given a %s market beside another one, when blocks come, each reads rows in proportion to the 50 pools that it changes, by kept plans (%i pools)',
  async (_, pools) => {
    const { reads, plans } = await measureBlocks(database.url, pools, 30);
    // The first candles scan their own table: it has one page.
    expect(Math.max(...reads.slice(5))).toBeLessThan(100 * changed);
    expect(plans.map(({ custom }) => custom)).toEqual([0, 0, 0, 0]);
  },
  60_000,
);

it('[OPS-04] given tables with few rows, when blocks come, then no plan is kept, for the tables may grow', async () => {
  const { plans } = await measureBlocks(newDatabase.url, newMarket, 10);
  expect(plans.map(({ generic }) => generic)).toEqual([0, 0, 0, 0]);
}, 60_000);
