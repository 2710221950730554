import type { Transaction } from '@tradewind/db/database';
import {
  harvestedTable,
  poolCreditedTable,
  poolPendingWithdrawnTable,
  stakedTable,
  stakePoolTable,
  stakeTable,
  unstakedTable,
} from '@tradewind/db/stake-pool/tables';
import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Blocks whose events count, both included. */
export type Blocks = { from: number; to: number };

/** The rows of a table in these blocks, found by its key. */
export function inBlocks(table: PgTable, chainId: number, { from, to }: Blocks): SQL {
  return sql`${table} e where e.chain_id = ${chainId} and e.block_number between ${from} and ${to}`;
}

/**
 * Adds to the sums of pools what the events of these blocks changed; a sign of -1 takes it away again before an undo.
 * The stakes exist: they have the principal of those that a harvest closed.
 */
export async function addPoolSums(
  transaction: Transaction,
  chainId: number,
  { sign, ...blocks }: Blocks & { sign: 1 | -1 },
): Promise<void> {
  const of = (table: PgTable): SQL => inBlocks(table, chainId, blocks);
  await transaction.execute(sql`
    with moved as (
      select e.pool, e.amount as locked, e.reserved, 1 as opened from ${of(stakedTable)}
      union all select e.pool, -e.amount, -e.reward - e.freed, -1 from ${of(unstakedTable)}
      union all select e.pool, 0, -e.reward, 0 from ${of(harvestedTable)}
      union all select e.pool, -s.amount, 0, -1 from (select * from ${of(harvestedTable)} and e.is_closed) e
        join ${stakeTable} s on s.chain_id = e.chain_id and s.pool = e.pool and s.account = e.account and s.id = e.id
      union all select e.pool, 0, e.amount, 0 from ${of(poolCreditedTable)}
      union all select e.pool, 0, -e.amount, 0 from ${of(poolPendingWithdrawnTable)}
    ), change as (
      select pool, sum(locked) as locked, sum(reserved) as reserved, sum(opened) as opened from moved group by pool
    )
    update ${stakePoolTable} p set total_locked = p.total_locked + ${sign}::integer * change.locked,
      reserved = p.reserved + ${sign}::integer * change.reserved,
      open_count = p.open_count + ${sign}::integer * change.opened
    from change where p.chain_id = ${chainId} and p.address = change.pool`);
}
