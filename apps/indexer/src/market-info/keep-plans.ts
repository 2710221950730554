import { sql } from 'drizzle-orm';

/** Statistics of fewer rows do not describe a table that may grow before its next analysis. */
const fewRows = 1_000;

/**
 * A column of a select: for the rest of the transaction, prepared statements keep their plans. PostgreSQL drops kept
 * plans at each analysis. While Syncs are few each call is planned: a plan for empty tables would stay while they grow.
 */
export const keepPlans = sql`set_config('plan_cache_mode', case
  when (select reltuples from pg_class where oid = ${'sync'}::regclass) < ${fewRows}::integer
  then 'force_custom_plan' else 'force_generic_plan' end, true)`;
