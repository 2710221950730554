import type { Transaction } from '@tradewind/db/database';
import { enteredTable, roundSettledTable, roundTable } from '@tradewind/db/prediction/tables';
import { sql } from 'drizzle-orm';

/**
 * Recomputes stakes and outcome of the touched rounds from their events, and removes rounds without entries:
 * the same forward and after an undo.
 */
export async function refreshRounds(
  transaction: Transaction,
  chainId: number,
  epochs: readonly number[],
): Promise<void> {
  if (epochs.length === 0) return;
  const touched = sql`
    with touched as (
      select epoch::bigint from jsonb_array_elements_text(${JSON.stringify(epochs)}::text::jsonb) as each(epoch)
    )`;
  await transaction.execute(sql`
    ${touched} delete from ${roundTable} r using touched
    where r.chain_id = ${chainId} and r.epoch = touched.epoch`);
  await transaction.execute(sql`
    ${touched} insert into ${roundTable} (chain_id, epoch, total_up, total_down, entry_count, outcome, fee)
    select ${chainId}::integer, stakes.epoch, stakes.total_up, stakes.total_down, stakes.entry_count,
      coalesce(settled.outcome, 'pending'), coalesce(settled.fee, 0)
    from (
      select touched.epoch,
        coalesce(sum(e.amount) filter (where e.is_up), 0) as total_up,
        coalesce(sum(e.amount) filter (where not e.is_up), 0) as total_down,
        count(*) as entry_count
      from touched join ${enteredTable} e on e.chain_id = ${chainId} and e.epoch = touched.epoch
      group by touched.epoch
    ) stakes
    left join ${roundSettledTable} settled on settled.chain_id = ${chainId} and settled.epoch = stakes.epoch`);
}
