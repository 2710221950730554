import type { Hex } from '@tradewind/db/column/hex-bytes';
import { isAnyOf } from '@tradewind/db/column/is-any-of';
import type { Transaction } from '@tradewind/db/database';
import {
  cancelledTable,
  deliveredTable,
  joinsPausedTable,
  levelledTable,
  proceedsWithdrawnTable,
  saleCreatedTable,
  saleFeeWithdrawnTable,
  saleFundedTable,
  saleTable,
  signerRotatedTable,
} from '@tradewind/db/launchpad/tables';
import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Their last event decides values of a sale. */
const decidingTables = [
  levelledTable,
  saleFundedTable,
  deliveredTable,
  cancelledTable,
  joinsPausedTable,
  signerRotatedTable,
  proceedsWithdrawnTable,
  saleFeeWithdrawnTable,
] as const;

/** Sets state, level, date, signer and the issuer's payments of sales: the same forward and after an undo. */
export async function refreshSales(
  transaction: Transaction,
  chainId: number,
  sales: readonly Hex[],
): Promise<void> {
  if (sales.length === 0) return;
  await transaction.execute(sql`
    update ${saleTable} s set
      state = case when cancelled.sale is not null then 'cancelled' when delivered.sale is not null then 'delivered'
        when levelled.sale is not null then 'levelled' else 'open' end,
      cancel_reason = cancelled.reason, is_paused = coalesce(paused.is_paused, false), is_funded = funded.sale is not null,
      signer = coalesce(rotated.signer, created.signer), signer_epoch = coalesce(rotated.signer_epoch, 0),
      level = levelled.level, accepted = levelled.accepted, tge_at = delivered.tge_at,
      proceeds_paid = proceeds.amount, fee_paid = fee.amount
    from ${saleTable} q
    join ${saleCreatedTable} created on created.chain_id = q.chain_id and created.block_number = q.created_block_number
      and created.sale = q.address
    left join lateral ${selectLast(levelledTable)} levelled on true
    left join lateral ${selectLast(saleFundedTable)} funded on true
    left join lateral ${selectLast(deliveredTable)} delivered on true
    left join lateral ${selectLast(cancelledTable)} cancelled on true
    left join lateral ${selectLast(joinsPausedTable)} paused on true
    left join lateral ${selectLast(signerRotatedTable)} rotated on true
    left join lateral ${selectLast(proceedsWithdrawnTable)} proceeds on true
    left join lateral ${selectLast(saleFeeWithdrawnTable)} fee on true
    where q.chain_id = ${chainId} and ${isAnyOf(sql`q.address`, sales)} and s.chain_id = q.chain_id and s.address = q.address`);
}

/** The sales with a deciding event above a block. */
export async function listSalesAbove(
  transaction: Transaction,
  chainId: number,
  ancestor: number,
): Promise<Hex[]> {
  const sales = new Set<Hex>();
  for (const table of decidingTables) {
    const rows = await transaction
      .selectDistinct({ sale: table.sale })
      .from(table)
      .where(and(eq(table.chainId, chainId), gt(table.blockNumber, ancestor)));
    for (const { sale } of rows) sales.add(sale);
  }
  return [...sales];
}

function selectLast(table: PgTable): SQL {
  return sql`(
    select e.* from ${table} e where e.chain_id = q.chain_id and e.sale = q.address
    order by e.block_number desc, e.log_index desc limit 1)`;
}
