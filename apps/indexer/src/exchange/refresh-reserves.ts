import type { Hex } from '@tradewind/db/column/hex-bytes';
import { bytesOf } from '@tradewind/db/column/is-any-of';
import type { Transaction } from '@tradewind/db/database';
import { poolTable, syncTable } from '@tradewind/db/exchange/tables';
import { sql } from 'drizzle-orm';

/**
 * Sets the touched pools' reserves from their last Sync, or to none: the same forward and after an undo. It
 * marks them for a new valuation.
 */
export async function refreshReserves(
  transaction: Transaction,
  chainId: number,
  pools: readonly Hex[],
): Promise<void> {
  if (pools.length === 0) return;
  await transaction.execute(sql`
    update ${poolTable} p set
      reserve0 = coalesce(last.reserve0, 0),
      reserve1 = coalesce(last.reserve1, 0),
      reserve_block_number = last.block_number,
      due_at = 0
    from ${bytesOf(pools)} as touched(pool)
    left join lateral (
      select s.reserve0, s.reserve1, s.block_number from ${syncTable} s
      where s.chain_id = ${chainId} and s.pool = touched.pool
      order by s.block_timestamp desc, s.block_number desc, s.log_index desc limit 1
    ) last on true
    where p.chain_id = ${chainId} and p.address = touched.pool`);
}
