import type { Hex } from '@tradewind/db/column/hex-bytes';
import { recordsOf } from '@tradewind/db/column/records-of';
import type { Transaction } from '@tradewind/db/database';
import { harvestedTable, stakedTable, stakeTable, unstakedTable } from '@tradewind/db/stake-pool/tables';
import { type SQL, sql } from 'drizzle-orm';
import { insertRows } from '../insert-rows.ts';
import type { EventRows } from './events.ts';
import { type Blocks, inBlocks } from './pool-sums.ts';

/** A stake by its key. */
type StakeKey = { pool: Hex; account: Hex; id: number };

/** Adds the stakes of these events. */
export async function addStakes(transaction: Transaction, staked: EventRows['staked']): Promise<void> {
  const rows = staked.map(
    ({ chainId, pool, account, id, amount, period, aprBps, feeVersion, reserved, blockTimestamp }) => ({
      chainId,
      pool,
      account,
      id,
      amount,
      period,
      aprBps,
      feeVersion,
      reserved,
      startedAt: blockTimestamp,
      paid: 0n,
      paidUntil: blockTimestamp,
      state: 'open' as const,
    }),
  );
  await insertRows(transaction, stakeTable, rows);
}

/**
 * Adds the rewards of these blocks to their stakes, and closes those that left. The rewards before are not read again,
 * however many there are.
 */
export async function addPayments(transaction: Transaction, chainId: number, blocks: Blocks): Promise<void> {
  await transaction.execute(sql`
    update ${stakeTable} s set paid = s.paid + p.reward, paid_until = p.until,
      state = case when not p.closes then s.state when p.until >= s.started_at + s.period then 'matured' else 'out' end
    from ${selectPayments(chainId, blocks)} p where ${isStakeOf(chainId, sql`p`)}`);
}

/** Takes the rewards of these blocks away again, before an undo, and opens their stakes; the answer has their keys. */
export async function takePayments(
  transaction: Transaction,
  chainId: number,
  blocks: Blocks,
): Promise<StakeKey[]> {
  const paid = sql<bigint>`${stakeTable.paid} - p.reward`;
  // The exit is the last event of a stake: an undo that reaches one of its payments reaches the exit.
  return transaction
    .update(stakeTable)
    .set({ paid, state: 'open' })
    .from(sql`${selectPayments(chainId, blocks)} p`)
    .where(isKeyOf(chainId))
    .returning({ pool: stakeTable.pool, account: stakeTable.account, id: stakeTable.id });
}

/** Removes the stakes that entered in these blocks, before an undo. */
export async function removeStakes(transaction: Transaction, chainId: number, blocks: Blocks): Promise<void> {
  await transaction.execute(sql`
    delete from ${stakeTable} s using (select e.pool, e.account, e.id from ${inBlocks(stakedTable, chainId, blocks)}) p
    where ${isStakeOf(chainId, sql`p`)}`);
}

/** Sets the time of the last payment from the events that an undo left. */
export async function refreshPaidUntil(
  transaction: Transaction,
  chainId: number,
  stakes: readonly StakeKey[],
): Promise<void> {
  if (stakes.length === 0) return;
  const keys = stakes.map(({ pool, account, id }) => ({
    pool: pool.slice(2),
    account: account.slice(2),
    id,
  }));
  await transaction.execute(sql`
    update ${stakeTable} s set paid_until = coalesce((
      select e.block_timestamp from ${harvestedTable} e
      where e.chain_id = s.chain_id and e.pool = s.pool and e.account = s.account and e.id = s.id
      order by e.block_number desc, e.log_index desc limit 1
    ), s.started_at)
    from ${recordsOf(keys, sql`k(pool text, account text, id integer)`)}
    where s.chain_id = ${chainId} and s.pool = decode(k.pool, 'hex') and s.account = decode(k.account, 'hex') and s.id = k.id`);
}

function isStakeOf(chainId: number, row: SQL): SQL {
  return sql`s.chain_id = ${chainId} and s.pool = ${row}.pool and s.account = ${row}.account and s.id = ${row}.id`;
}

function isKeyOf(chainId: number): SQL {
  const { chainId: chain, pool, account, id } = stakeTable;
  return sql`${chain} = ${chainId} and ${pool} = p.pool and ${account} = p.account and ${id} = p.id`;
}

/** One row for each stake that these blocks paid or closed. */
function selectPayments(chainId: number, blocks: Blocks): SQL {
  return sql`(
    select pool, account, id, sum(reward) as reward, max(block_timestamp) as until, bool_or(closes) as closes from (
      select e.pool, e.account, e.id, e.reward, e.block_timestamp, e.is_closed as closes
      from ${inBlocks(harvestedTable, chainId, blocks)}
      union all
      select e.pool, e.account, e.id, e.reward, e.block_timestamp, true from ${inBlocks(unstakedTable, chainId, blocks)}
    ) payment group by pool, account, id)`;
}
