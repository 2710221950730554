import { createDatabase, type Database } from '@tradewind/db/database';
import { createLease } from '@tradewind/db/lease';
import { sql } from 'drizzle-orm';
import { createWriter } from '../sync/writer.ts';
import { createTrades, writePoolBlock } from './pool-blocks.ts';
import { listModelExchange } from './model-areas.ts';
import { createRandom } from './random.ts';
import { seededAt } from './seed-pools.ts';

/** Pools that each block changes. */
export const changed = 50;

/** `reads` are rows and index entries read by each block, including queues and dead entries. */
type Measured = {
  reads: number[];
  plans: { name: string; generic: number; custom: number }[];
  /** The kept plan by which the pools of prices are read, as text. */
  pricingPlan: string;
};

/** Writes some blocks with 50 changed pools. */
export async function measureBlocks(url: string, pools: number, blocks: number): Promise<Measured> {
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
    await writePoolBlock({ writer, areas }, { number: seededAt + 3 * block, events }, async (transaction) => {
      const { rows } = await transaction.execute<{ count: string }>(sql`
        select sum(pg_stat_get_xact_tuples_returned(oid)) as count from pg_class where relnamespace = 'chain'::regnamespace`);
      reads.push(Number(rows[0]?.count));
    });
  }
  const plans = await own.sql<Measured['plans'][number]>`
    select name, generic_plans::integer as generic, custom_plans::integer as custom from pg_prepared_statements
    where name in ${['list_due_pools', 'list_due_tokens', 'list_pricing_pools', 'write_values']} order by name`;
  const pricingPlan = await explainPricing(own, pools);
  await Promise.all([lease.close(), own.close()]);
  return { reads, plans, pricingPlan };
}

/** An execution of a named statement is explained by its kept plan, where the session has one. */
async function explainPricing({ orm }: Database, chainId: number): Promise<string> {
  await orm.execute(sql`set plan_cache_mode = force_generic_plan`);
  const { rows: types } = await orm.execute<{ type: string }>(sql`
    select unnest(parameter_types)::text as type from pg_prepared_statements where name = 'list_pricing_pools'`);
  const values = types.map(({ type }) => (type === 'text' ? `'[]'` : String(chainId)));
  const { rows } = await orm.execute(sql.raw(`explain execute list_pricing_pools(${values.join(', ')})`));
  return rows.map((row) => String(row['QUERY PLAN'])).join('\n');
}
