import type { Transaction } from '@tradewind/db/database';
import { poolHourTable, swapTable } from '@tradewind/db/exchange/tables';
import { sql } from 'drizzle-orm';

type Swaps = { chainId: number; from: number; to: number };

/** Adds the swaps of the blocks to the hours of their pools (sign 1), or takes them out again (sign -1). */
export async function addHourVolumes(
  transaction: Transaction,
  { chainId, from, to }: Swaps,
  sign: 1 | -1,
): Promise<void> {
  await transaction.execute(sql`
    insert into ${poolHourTable} as h
      (chain_id, pool, hour, volume0, volume1, volume_usd_e18, swap_count)
    select chain_id, pool, block_timestamp - block_timestamp % 3600,
      ${sign}::integer * sum(amount0_in + amount0_out),
      ${sign}::integer * sum(amount1_in + amount1_out),
      ${sign}::integer * sum(coalesce(volume_usd_e18, 0)),
      ${sign}::integer * count(*)
    from ${swapTable}
    where chain_id = ${chainId} and block_number between ${from} and ${to}
    group by 1, 2, 3
    on conflict (chain_id, pool, hour) do update set
      volume0 = h.volume0 + excluded.volume0,
      volume1 = h.volume1 + excluded.volume1,
      volume_usd_e18 = h.volume_usd_e18 + excluded.volume_usd_e18,
      swap_count = h.swap_count + excluded.swap_count`);
  if (sign === 1) return;
  await transaction.execute(sql`delete from ${poolHourTable} where chain_id = ${chainId} and swap_count = 0`);
}
