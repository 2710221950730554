import type { Hex } from '@tradewind/db/column/hex-bytes';
import { bytesOf, isAnyOf } from '@tradewind/db/column/is-any-of';
import type { Transaction } from '@tradewind/db/database';
import { poolTable, syncTable } from '@tradewind/db/exchange/tables';
import { isEmpty } from '@tradewind/rules/market-info/observe-reserves';
import { sql } from 'drizzle-orm';
import type { EventRows } from './events.ts';

/** Gives the next snapshot places to the pools that these Syncs, in chain order, fund for the first time. */
export async function addSnapshotPlaces(
  transaction: Transaction,
  chainId: number,
  syncs: EventRows['syncs'],
): Promise<void> {
  const funded = [...new Set(syncs.filter((sync) => !isEmpty(sync)).map(({ pool }) => pool))];
  if (funded.length === 0) return;
  await transaction.execute(sql`
    with added as (
      select p.address, row_number() over (order by f.position) as position
      from ${bytesOf(funded)} with ordinality as f(pool, position)
      join ${poolTable} p on p.chain_id = ${chainId} and p.address = f.pool and p.snapshot_place is null
    ), last as (
      select coalesce(max(snapshot_place), -1) as place from ${poolTable} where chain_id = ${chainId}
    )
    update ${poolTable} p set snapshot_place = last.place + added.position
    from added, last where p.chain_id = ${chainId} and p.address = added.address`);
}

/**
 * After an undo: removes the snapshot places of those of these pools that are no longer funded. They are the
 * last ones.
 */
export async function removeSnapshotPlaces(
  transaction: Transaction,
  chainId: number,
  pools: readonly Hex[],
): Promise<void> {
  await transaction.execute(sql`
    update ${poolTable} p set snapshot_place = null
    where p.chain_id = ${chainId} and ${isAnyOf(sql`p.address`, pools)} and p.snapshot_place is not null and not exists (
      select from ${syncTable} s
      where s.chain_id = ${chainId} and s.pool = p.address and s.reserve0 > 0 and s.reserve1 > 0
    )`);
}
