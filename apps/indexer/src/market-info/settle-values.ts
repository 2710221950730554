import type { Transaction } from '@tradewind/db/database';
import {
  listPricingPoolsOfBlock,
  type PricingPoolQuery,
} from '@tradewind/db/market-info/list-pricing-pools.query';
import { preparedInTransaction, toNamedStatement } from '@tradewind/db/prepared-in-transaction';
import { sql } from 'drizzle-orm';
import type { ExchangeSources } from '../exchange-sources.ts';
import { listDuePools } from './list-due-pools.ts';
import { listDueTokens } from './list-due-tokens.ts';
import { readPrices } from './read-prices.ts';
import { listWantedOfPools, valuePool } from './value-pools.ts';
import { listWantedOfTokens, valueToken } from './value-tokens.ts';
import { writeValues } from './write-values.ts';

/** Prices and values of what changed and of what time lets expire, at the checkpoint; the rest stays as it is, however much there is. */
export async function settleValues(
  transaction: Transaction,
  sources: ExchangeSources,
  { blockTimestamp: now }: { blockTimestamp: number },
): Promise<void> {
  await planByIndex(transaction, {});
  const pools = await listDuePools(transaction, { chainId: sources.chainId, now });
  const tokens = await listDueTokens(transaction, sources, { now, pools });
  const wanted = [...listWantedOfPools(pools, now), ...listWantedOfTokens(tokens, now)];
  const readPools = (query: PricingPoolQuery) => listPricingPoolsOfBlock(transaction, query);
  const given = { now, pricesAt: await readPrices(readPools, sources, wanted) };
  const values = tokens.flatMap((token) => valueToken(sources, token, given) ?? []);
  const priced = new Set(values.map(({ token }) => token));
  await writeValues(transaction, sources.chainId, {
    pools: pools.map((pool) => valuePool(sources, pool, given)),
    tokens: values,
    unpriced: tokens.flatMap(({ address }) => (priced.has(address) ? [] : address)),
  });
}

/** Statistics of fewer rows do not describe a table that may grow between two analyses. */
const fewRows = 1_000;

/**
 * Settings for the rest of the transaction, by which a statement has one plan: its joins in the written order, each by
 * an index. So a plan may be kept, and its tables may grow; it is made again after each analysis, and for each
 * statement while the table of Syncs is small (decision 149). A scan by bitmap leaves entries of rows that are no
 * longer due in the index, and each block walks them again until a vacuum; workers and compiled code take longer to
 * start than a block's rows take to read.
 */
const planByIndex = preparedInTransaction(() => {
  const off = ['bitmapscan', 'seqscan', 'hashjoin', 'mergejoin'].map(
    (kind) => sql`set_config(${`enable_${kind}`}, 'off', true)`,
  );
  return toNamedStatement(
    'plan_by_index',
    sql`
    select ${sql.join(off, sql`, `)}, set_config('jit', 'off', true), set_config('max_parallel_workers_per_gather', '0', true),
      set_config('join_collapse_limit', '1', true), set_config('plan_cache_mode', case
        when (select reltuples from pg_class where oid = ${'sync'}::regclass) < ${fewRows}::integer
        then 'force_custom_plan' else 'force_generic_plan' end, true)`,
  );
});
