import type { Transaction } from '@tradewind/db/database';
import { monthlySaleTable, orderedTable, orderWithdrawnTable } from '@tradewind/db/launchpad/tables';
import { sql } from 'drizzle-orm';
import { inBlocks, type SignedBlocks } from './blocks.ts';

/**
 * Adds to the sums of sales with monthly release what the events of these blocks changed; a sign of -1 takes it away
 * again before an undo. A sale without an order has no row: a withdrawal is never before its order.
 */
export async function addMonthlySums(
  transaction: Transaction,
  chainId: number,
  { sign, ...blocks }: SignedBlocks,
): Promise<void> {
  await transaction.execute(sql`
    with moved as (
      select e.sale, 1 as orders, e.coin, e.tokens, e.locked, 0::numeric as withdrawn
      from ${inBlocks(orderedTable, chainId, blocks)}
      union all select e.sale, 0, 0, 0, 0, e.amount from ${inBlocks(orderWithdrawnTable, chainId, blocks)}
    )
    insert into ${monthlySaleTable} as s (chain_id, address, order_count, coin, tokens, locked, withdrawn)
    select ${chainId}::integer, sale, ${sign}::integer * sum(orders), ${sign}::integer * sum(coin),
      ${sign}::integer * sum(tokens), ${sign}::integer * sum(locked), ${sign}::integer * sum(withdrawn)
    from moved group by sale
    on conflict (chain_id, address) do update set order_count = s.order_count + excluded.order_count,
      coin = s.coin + excluded.coin, tokens = s.tokens + excluded.tokens, locked = s.locked + excluded.locked,
      withdrawn = s.withdrawn + excluded.withdrawn`);
  if (sign === -1)
    await transaction.execute(
      sql`delete from ${monthlySaleTable} where chain_id = ${chainId} and order_count = 0`,
    );
}
