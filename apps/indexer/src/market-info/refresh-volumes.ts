import type { Transaction } from '@tradewind/db/database';
import { poolCandleTable, poolTable, syncTable } from '@tradewind/db/exchange/tables';
import { sql } from 'drizzle-orm';

const hourSeconds = 3_600;

/** Has the volumes of the pools that the blocks touch summed again. */
export async function forgetVolumes(
  transaction: Transaction,
  { chainId, from, to }: { chainId: number; from: number; to: number },
): Promise<void> {
  await transaction.execute(sql`
    update ${poolTable} p set volume_hour = null
    where p.chain_id = ${chainId} and p.address in (
      select pool from ${syncTable} where chain_id = ${chainId} and block_number between ${from} and ${to}
    )`);
}

/**
 * Volumes of the 24 hours and 7 days, in whole hours, up to the one of the checkpoint: of pools that were touched, and of all once an hour.
 * Where there were swaps and none had a known value, the volume is unknown.
 */
export async function refreshVolumes(
  transaction: Transaction,
  chainId: number,
  { blockTimestamp }: { blockTimestamp: number },
): Promise<void> {
  const hour = blockTimestamp - (blockTimestamp % hourSeconds);
  const dayStart = hour - 23 * hourSeconds;
  const weekStart = hour - 167 * hourSeconds;
  await transaction.execute(sql`
    update ${poolTable} p set
      volume_24h_usd_e18 = case when count_24h = 0 then 0 else nullif(volume_24h, 0) end,
      volume_7d_usd_e18 = case when count_7d = 0 then 0 else nullif(volume_7d, 0) end,
      swap_count_24h = count_24h,
      volume_hour = ${hour}
    from (
      select q.address,
        coalesce(sum(volume_usd_e18) filter (where starts_at >= ${dayStart}), 0) as volume_24h,
        coalesce(sum(swap_count) filter (where starts_at >= ${dayStart}), 0) as count_24h,
        coalesce(sum(volume_usd_e18), 0) as volume_7d,
        coalesce(sum(swap_count), 0) as count_7d
      from ${poolTable} q
      left join ${poolCandleTable} c on c.chain_id = q.chain_id and c.pool = q.address
        and c.interval_seconds = ${hourSeconds}::integer and c.starts_at >= ${weekStart}
      where q.chain_id = ${chainId} and q.volume_hour is distinct from ${hour}
      group by q.address
    ) sums
    where p.chain_id = ${chainId} and p.address = sums.address`);
}
