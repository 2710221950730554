import type { Transaction } from '@tradewind/db/database';
import { poolCandleTable, poolTable } from '@tradewind/db/exchange/tables';
import { sql } from 'drizzle-orm';

/** Volumes of all pools in the 24 hours and 7 days (of whole hours) before the checkpoint; of swaps without any value it is unknown. */
export async function refreshVolumes(
  transaction: Transaction,
  chainId: number,
  { blockTimestamp }: { blockTimestamp: number },
): Promise<void> {
  const dayStart = blockTimestamp - 86_400;
  const weekStart = blockTimestamp - 604_800;
  await transaction.execute(sql`
    update ${poolTable} p set
      volume_24h_usd_e18 = sums.volume_24h, volume_7d_usd_e18 = sums.volume_7d, swap_count_24h = sums.count_24h
    from (
      select q.address,
        case when coalesce(sum(swap_count) filter (where starts_at > ${dayStart}), 0) = 0 then 0
          else nullif(sum(volume_usd_e18) filter (where starts_at > ${dayStart}), 0) end as volume_24h,
        case when coalesce(sum(swap_count), 0) = 0 then 0 else nullif(sum(volume_usd_e18), 0) end as volume_7d,
        coalesce(sum(swap_count) filter (where starts_at > ${dayStart}), 0)::integer as count_24h
      from ${poolTable} q
      left join ${poolCandleTable} c on c.chain_id = q.chain_id and c.pool = q.address
        and c.interval_seconds = 3600 and c.starts_at > ${weekStart}
      where q.chain_id = ${chainId}
      group by q.address
    ) sums
    where p.chain_id = ${chainId} and p.address = sums.address
      and (p.volume_24h_usd_e18, p.volume_7d_usd_e18, p.swap_count_24h)
        is distinct from (sums.volume_24h, sums.volume_7d, sums.count_24h)`);
}
