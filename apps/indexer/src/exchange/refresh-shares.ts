import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { Transaction } from '@tradewind/db/database';
import { poolTable, shareMoveTable } from '@tradewind/db/exchange/tables';
import { sql } from 'drizzle-orm';

/** Pool tokens of the touched pools as their last move left them, or none: the same forward and after an undo. */
export async function refreshShares(
  transaction: Transaction,
  chainId: number,
  pools: readonly Hex[],
): Promise<void> {
  if (pools.length === 0) return;
  await transaction.execute(sql`
    update ${poolTable} p set
      total_supply = coalesce(last.total_supply, 0),
      root_k_last = coalesce(last.root_k_last, 0)
    from jsonb_array_elements_text(${JSON.stringify(pools.map((pool) => pool.slice(2)))}::text::jsonb) as touched(pool)
    left join lateral (
      select m.total_supply, m.root_k_last from ${shareMoveTable} m
      where m.chain_id = ${chainId} and m.pool = decode(touched.pool, 'hex')
      order by m.block_number desc, m.log_index desc limit 1
    ) last on true
    where p.chain_id = ${chainId} and p.address = decode(touched.pool, 'hex')`);
}
