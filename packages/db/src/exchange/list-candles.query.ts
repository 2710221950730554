import { and, desc, eq, getTableColumns, isNotNull, lt, sql } from 'drizzle-orm';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { poolCandleTable } from './tables.ts';

export type ListCandles = {
  chainId: number;
  pool: Hex;
  intervalSeconds: number;
  /** In chain seconds; only candles that begin earlier. */
  before?: number;
  limit: number;
};

/** Prices are token1 for token0, raw, scaled by 10^36. */
export type CandleRow = {
  /** Chain seconds. */
  startsAt: number;
  openE36: bigint;
  highE36: bigint;
  lowE36: bigint;
  closeE36: bigint;
  volume0: bigint;
  volume1: bigint;
  volumeUsdE18: bigint;
  swapCount: number;
};

/** Candles of a pool, newest first; those without a price are excluded. */
export async function listCandles(
  database: Database,
  { before = Number.MAX_SAFE_INTEGER, ...criteria }: ListCandles,
): Promise<CandleRow[]> {
  const rows = await statement(database).execute({ ...criteria, before });
  return rows.flatMap(({ openE36, highE36, lowE36, closeE36, ...sums }) =>
    openE36 === null || highE36 === null || lowE36 === null || closeE36 === null
      ? []
      : { ...sums, openE36, highE36, lowE36, closeE36 },
  );
}

const statement = prepared((orm) => {
  const { chainId, pool, intervalSeconds, ...columns } = getTableColumns(poolCandleTable);
  return orm
    .select(columns)
    .from(poolCandleTable)
    .where(
      and(
        eq(chainId, sql.placeholder('chainId')),
        eq(pool, hexPlaceholder('pool')),
        eq(intervalSeconds, sql.placeholder('intervalSeconds')),
        lt(columns.startsAt, sql.placeholder('before')),
        isNotNull(columns.closeE36),
      ),
    )
    .orderBy(desc(columns.startsAt))
    .limit(sql.placeholder('limit'))
    .prepare('list_candles');
});
