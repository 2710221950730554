import { preparedInTransaction, toNamedStatement } from '@tradewind/db/prepared-in-transaction';
import { sql } from 'drizzle-orm';
import { keepPlans } from './keep-plans.ts';

/**
 * Settings for the rest of the transaction: a statement's joins are in the written order, each by an index, so that its
 * plan may be kept while its tables grow (decision 149). A scan by bitmap leaves entries of rows that are no longer due
 * in the index, and each block walks them again until a vacuum; workers and compiled code take longer to start than a
 * block's rows take to read.
 */
export const planByIndex = preparedInTransaction(() => {
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
