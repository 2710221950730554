import type { Hex } from '@tradewind/db/column/hex-bytes';
import { bytesOf } from '@tradewind/db/column/is-any-of';
import type { Transaction } from '@tradewind/db/database';
import { poolTable, shareMoveTable } from '@tradewind/db/exchange/tables';
import { sql } from 'drizzle-orm';

/** Sets the touched pools' supply from their last move, or to none: the same forward and after an undo. */
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
    from ${bytesOf(pools)} as touched(pool)
    left join lateral (
      select m.total_supply, m.root_k_last from ${shareMoveTable} m
      where m.chain_id = ${chainId} and m.pool = touched.pool
      order by m.block_number desc, m.log_index desc limit 1
    ) last on true
    where p.chain_id = ${chainId} and p.address = touched.pool`);
}
