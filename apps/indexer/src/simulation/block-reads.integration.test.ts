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
let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  database = await createTestDatabase();
  for (const pools of Object.values(markets)) await seedMarket(database, { chainId: pools, pools });
  // Workers have separate counters.
  await database.orm.execute(sql`do $$ begin
    execute format('alter database %I set max_parallel_workers_per_gather = 0', current_database());
  end $$`);
}, 60_000);
afterAll(() => database.drop());

/**
 * Rows and index entries read by each of some blocks with 50 changed pools, including queues and dead entries.
 */
async function countReads(pools: number, blocks: number): Promise<number[]> {
  const own = createDatabase(database.url, { maxConnections: 1 });
  const lease = createLease(database.url, { kind: 'indexWriter', key: pools, applicationName: 'reads' });
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
  await Promise.all([lease.close(), own.close()]);
  return reads;
}

it.each(Object.entries(markets))(
  '[OPS-04] given a %s market beside another one, when blocks come, each reads rows in proportion to the 50 pools that it changes (%i pools)',
  async (_, pools) => {
    const reads = await countReads(pools, 30);
    // The first candles scan their own table: it has one page.
    expect(Math.max(...reads.slice(5))).toBeLessThan(100 * changed);
  },
  60_000,
);
