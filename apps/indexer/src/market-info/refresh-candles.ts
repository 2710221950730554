import type { Transaction } from '@tradewind/db/database';
import { poolCandleTable, swapTable, syncTable } from '@tradewind/db/exchange/tables';
import { type SQL, sql } from 'drizzle-orm';

/** The blocks whose events touch candles, and the last block whose events count. */
type Range = { chainId: number; from: number; to: number; last: number };

/** Seconds of the candles; each is made of those before it, the first of events. */
const [shortest, ...longer] = [300, 3_600, 86_400] as const;

/** Candles of the pools and times that the blocks touch, recomputed from the events: the same forward and before an undo. */
export async function refreshCandles(transaction: Transaction, range: Range): Promise<void> {
  await replaceCandles(transaction, shortest, range, fromEvents(range));
  let smaller: number = shortest;
  for (const interval of longer) {
    await replaceCandles(transaction, interval, range, fromCandles(range, interval, smaller));
    smaller = interval;
  }
}

/** `candles` selects from `touched(pool, starts_at)`. */
async function replaceCandles(
  transaction: Transaction,
  interval: number,
  { chainId, from, to, last }: Range,
  candles: SQL,
): Promise<void> {
  const touched = sql`
    with touched as (
      select distinct pool, block_timestamp - block_timestamp % ${interval}::integer as starts_at from ${syncTable}
      where chain_id = ${chainId} and block_number between ${from} and ${to}
    )`;
  // Only where blocks are taken back may a candle be left without events.
  if (last < from)
    await transaction.execute(sql`
      ${touched} delete from ${poolCandleTable} c using touched
      where c.chain_id = ${chainId} and c.interval_seconds = ${interval}
        and c.pool = touched.pool and c.starts_at = touched.starts_at`);
  await transaction.execute(sql`
    ${touched} insert into ${poolCandleTable}
      (chain_id, pool, interval_seconds, starts_at, open_e36, high_e36, low_e36, close_e36, volume0, volume1, volume_usd_e18, swap_count)
    select ${chainId}::integer, touched.pool, ${interval}::integer, touched.starts_at, candle.*
    from touched cross join lateral (${candles}) candle
    on conflict (chain_id, pool, interval_seconds, starts_at) do update set
      open_e36 = excluded.open_e36, high_e36 = excluded.high_e36, low_e36 = excluded.low_e36, close_e36 = excluded.close_e36,
      volume0 = excluded.volume0, volume1 = excluded.volume1, volume_usd_e18 = excluded.volume_usd_e18, swap_count = excluded.swap_count`);
}

/** A Sync that leaves no token0 sets no price. */
function fromEvents({ chainId, last }: Range): SQL {
  // The sum keeps the block out of the choice of an index: one by blocks would be walked from the chain's start for each pool.
  const isInside = (event: SQL) => sql`
    ${event}.chain_id = ${chainId} and ${event}.pool = touched.pool and ${event}.block_number + 0 <= ${last}
      and ${event}.block_timestamp between touched.starts_at and touched.starts_at + ${shortest - 1}::integer`;
  return sql`
    select prices.*, swaps.* from (
      select
        (array_agg(price order by block_number, log_index))[1], max(price), min(price),
        (array_agg(price order by block_number desc, log_index desc))[1]
      from (
        select block_number, log_index, div(reserve1 * 1e36, nullif(reserve0, 0)) as price
        from ${syncTable} y where ${isInside(sql`y`)}
      ) priced where price is not null
    ) prices, (
      select coalesce(sum(amount0_in + amount0_out), 0), coalesce(sum(amount1_in + amount1_out), 0),
        coalesce(sum(volume_usd_e18), 0), count(*)
      from ${swapTable} w where ${isInside(sql`w`)}
    ) swaps
    where exists (select from ${syncTable} y where ${isInside(sql`y`)})`;
}

function fromCandles({ chainId }: Range, interval: number, smaller: number): SQL {
  return sql`
    select
      (array_agg(open_e36 order by starts_at) filter (where open_e36 is not null))[1], max(high_e36), min(low_e36),
      (array_agg(close_e36 order by starts_at desc) filter (where close_e36 is not null))[1],
      sum(volume0), sum(volume1), sum(volume_usd_e18), sum(swap_count)
    from ${poolCandleTable} s
    where s.chain_id = ${chainId} and s.pool = touched.pool and s.interval_seconds = ${smaller}
      and s.starts_at between touched.starts_at and touched.starts_at + ${interval - 1}::integer
    having count(*) > 0`;
}
