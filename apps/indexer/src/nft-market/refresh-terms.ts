import type { EventTable } from '@tradewind/db/column/event-table';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import { isAnyOf } from '@tradewind/db/column/is-any-of';
import type { Transaction } from '@tradewind/db/database';
import {
  listingsPausedTable,
  marketCreatedTable,
  marketFeeProposedTable,
  marketTable,
} from '@tradewind/db/nft-market/tables';
import { type SQL, sql } from 'drizzle-orm';

/**
 * Sets fees and pause of markets from their last events: the same forward and after an undo. The present fee is that
 * of the last proposal whose time had come when another one replaced it; without one, the first fee of the market.
 */
export async function refreshTerms(
  transaction: Transaction,
  chainId: number,
  markets: readonly Hex[],
): Promise<void> {
  if (markets.length === 0) return;
  await transaction.execute(sql`
    update ${marketTable} m set is_paused = coalesce(paused.is_paused, false),
      fee_bps = coalesce(present.fee_bps, created.fee_bps), next_fee_bps = coalesce(proposed.fee_bps, created.fee_bps),
      next_fee_at = coalesce(proposed.active_at, 0)
    from ${marketTable} q
    join ${marketCreatedTable} created on created.chain_id = q.chain_id and created.market = q.address
    left join ${selectLast(listingsPausedTable)} paused on true
    left join ${selectLast(marketFeeProposedTable)} proposed on true
    left join lateral (
      select p.fee_bps from (
        select e.block_number, e.log_index, e.fee_bps, e.active_at,
          lead(e.block_timestamp) over (order by e.block_number, e.log_index) as replaced_at
        from ${marketFeeProposedTable} e where e.chain_id = q.chain_id and e.market = q.address
      ) p where p.replaced_at >= p.active_at order by p.block_number desc, p.log_index desc limit 1
    ) present on true
    where q.chain_id = ${chainId} and ${isAnyOf(sql`q.address`, markets)} and m.chain_id = q.chain_id
      and m.address = q.address`);
}

function selectLast(table: EventTable): SQL {
  return sql`lateral (
    select e.* from ${table} e where e.chain_id = q.chain_id and e.market = q.address
    order by e.block_number desc, e.log_index desc limit 1)`;
}
