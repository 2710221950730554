import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { Transaction } from '@tradewind/db/database';
import { poolTable, syncTable } from '@tradewind/db/exchange/tables';
import { sql } from 'drizzle-orm';

/** Reserves of the touched pools as their last Sync says, or none: the same forward and after an undo. */
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
      reserve_block_number = last.block_number
    from jsonb_array_elements_text(${JSON.stringify(pools.map((pool) => pool.slice(2)))}::text::jsonb) as touched(pool)
    left join lateral (
      select s.reserve0, s.reserve1, s.block_number from ${syncTable} s
      where s.chain_id = ${chainId} and s.pool = decode(touched.pool, 'hex')
      order by s.block_timestamp desc, s.block_number desc, s.log_index desc limit 1
    ) last on true
    where p.chain_id = ${chainId} and p.address = decode(touched.pool, 'hex')`);
}
