import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { priceCandleTable } from './tables.ts';

/** Prices in (startsAt, startsAt + 300], in units of 10^-8. */
export type PriceCandleRow = { startsAt: number; open: bigint; high: bigint; low: bigint; close: bigint };

/**
 * The candles that begin from one time on and before another (chain seconds), oldest first, preceded by the
 * last earlier one.
 */
export async function listPriceCandles(
  database: Database,
  criteria: { chainId: number; from: number; to: number },
): Promise<PriceCandleRow[]> {
  return statement(database).execute(criteria);
}

const statement = prepared((orm) => {
  const { chainId, ...columns } = priceCandleTable;
  const { startsAt, open, high, low, close } = columns;
  const before = sql`(
    select max(b.starts_at) from ${priceCandleTable} b
    where b.chain_id = ${sql.placeholder('chainId')} and b.starts_at < ${sql.placeholder('from')}
  )`;
  return orm
    .select({ startsAt, open, high, low, close })
    .from(priceCandleTable)
    .where(
      and(
        eq(chainId, sql.placeholder('chainId')),
        gte(startsAt, sql`coalesce(${before}, ${sql.placeholder('from')})`),
        lt(startsAt, sql.placeholder('to')),
      ),
    )
    .orderBy(asc(startsAt))
    .prepare('list_prediction_candles');
});
