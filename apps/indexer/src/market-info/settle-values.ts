import type { Transaction } from '@tradewind/db/database';
import { preparedInTransaction, toNamedStatement } from '@tradewind/db/prepared-in-transaction';
import { sql } from 'drizzle-orm';
import { keepPlans } from './keep-plans.ts';
import { listDuePools } from './list-due-pools.ts';
import { listDueTokens } from './list-due-tokens.ts';
import { readPrices } from './read-prices.ts';
import { listWantedOfPools, valuePool } from './value-pools.ts';
import { listWantedOfTokens, valueToken } from './value-tokens.ts';
import type { MarketInfoSources } from './sources.ts';
import { writeValues } from './write-values.ts';

/** Prices and values of what changed and of what time lets expire, at the checkpoint; the rest stays as it is, however much there is. */
export async function settleValues(
  transaction: Transaction,
  sources: MarketInfoSources,
  { blockTimestamp: now }: { blockTimestamp: number },
): Promise<void> {
  await planByIndex(transaction, {});
  const pools = await listDuePools(transaction, { chainId: sources.chainId, now });
  const tokens = await listDueTokens(transaction, sources, { now, pools });
  const wanted = [...listWantedOfPools(pools, now), ...listWantedOfTokens(tokens, now)];
  const given = { now, pricesAt: await readPrices(transaction, sources, wanted) };
  const values = tokens.flatMap((token) => valueToken(sources, token, given) ?? []);
  const priced = new Set(values.map(({ token }) => token));
  await writeValues(transaction, sources.chainId, {
    pools: pools.map((pool) => valuePool(sources, pool, given)),
    tokens: values,
    unpriced: tokens.flatMap(({ address }) => (priced.has(address) ? [] : address)),
  });
}

/**
 * Settings for the rest of the transaction: a statement's joins are in the written order, each by an index, so that its
 * plan may be kept while its tables grow (decision 149). A scan by bitmap leaves entries of rows that are no longer due
 * in the index, and each block walks them again until a vacuum; workers and compiled code take longer to start than a
 * block's rows take to read.
 */
const planByIndex = preparedInTransaction(() => {
  const off = ['bitmapscan', 'seqscan', 'hashjoin', 'mergejoin'].map(
    (kind) => sql`set_config(${`enable_${kind}`}, 'off', true)`,
  );
  return toNamedStatement(
    'plan_by_index',
    sql`
    select ${sql.join(off, sql`, `)}, set_config('jit', 'off', true), set_config('max_parallel_workers_per_gather', '0', true),
      set_config('join_collapse_limit', '1', true), ${keepPlans}`,
  );
});
