import type { Transaction } from '@tradewind/db/database';
import { priceCandleTable, priceTable } from '@tradewind/db/prediction/tables';
import { roundSeconds } from '@tradewind/rules/prediction/grid';
import { sql } from 'drizzle-orm';

/**
 * Recomputes the candles that begin at these times from the feed's prices: the same forward and after an undo.
 * An answer of 0 or less is no price.
 */
export async function refreshCandles(
  transaction: Transaction,
  chainId: number,
  starts: readonly number[],
): Promise<void> {
  if (starts.length === 0) return;
  const touched = sql`
    with touched as (
      select starts_at::bigint from jsonb_array_elements_text(${JSON.stringify(starts)}::text::jsonb) as each(starts_at)
    )`;
  await transaction.execute(sql`
    ${touched} delete from ${priceCandleTable} c using touched
    where c.chain_id = ${chainId} and c.starts_at = touched.starts_at`);
  await transaction.execute(sql`
    ${touched} insert into ${priceCandleTable} (chain_id, starts_at, open, high, low, close)
    select ${chainId}::integer, touched.starts_at,
      (array_agg(p.answer order by p.block_number, p.log_index))[1], max(p.answer), min(p.answer),
      (array_agg(p.answer order by p.block_number desc, p.log_index desc))[1]
    from touched join ${priceTable} p on p.chain_id = ${chainId} and p.answer > 0
      and p.updated_at > touched.starts_at and p.updated_at <= touched.starts_at + ${roundSeconds}::integer
    group by touched.starts_at`);
}
