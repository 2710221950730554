import type { Hex } from '@tradewind/db/column/hex-bytes';
import { bytesOf } from '@tradewind/db/column/is-any-of';
import type { Transaction } from '@tradewind/db/database';
import { syncTable } from '@tradewind/db/exchange/tables';
import type { PoolObservation } from '@tradewind/rules/market-info/observed-pool';
import { observeReserves } from '@tradewind/rules/market-info/observe-reserves';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { EventRows } from './events.ts';

type Sync = EventRows['syncs'][number];

/**
 * The rows of new Syncs, in chain order, with the cumulative sums of their pools; none of them is stored yet.
 */
export async function observeSyncs(
  transaction: Transaction,
  chainId: number,
  syncs: readonly Sync[],
): Promise<(typeof syncTable.$inferInsert)[]> {
  const last = await listLastObservations(transaction, chainId, [...new Set(syncs.map(({ pool }) => pool))]);
  return syncs.map((sync) => {
    const { pool, blockTimestamp, reserve0, reserve1 } = sync;
    const observation = observeReserves(last.get(pool), { timestamp: blockTimestamp, reserve0, reserve1 });
    last.set(pool, observation);
    const { timestamp: _timestamp, ...sums } = observation;
    return { ...sync, ...sums };
  });
}

async function listLastObservations(
  transaction: Transaction,
  chainId: number,
  pools: readonly Hex[],
): Promise<Map<Hex, PoolObservation>> {
  if (pools.length === 0) return new Map();
  const { pool, blockTimestamp, reserve0, reserve1, seconds } = syncTable;
  const { price0Sum, price1Sum, reserve0Sum, reserve1Sum } = syncTable;
  const columns = { reserve0, reserve1, seconds, price0Sum, price1Sum, reserve0Sum, reserve1Sum };
  const last = transaction
    .select({ pool, blockTimestamp, ...columns })
    .from(syncTable)
    .where(and(eq(syncTable.chainId, chainId), eq(pool, sql`touched.pool`)))
    .orderBy(desc(blockTimestamp), desc(syncTable.blockNumber), desc(syncTable.logIndex))
    .limit(1)
    .as('last');
  const rows = await transaction
    .select()
    .from(sql`${bytesOf(pools)} as touched(pool)`)
    .crossJoinLateral(last);
  return new Map(
    rows.map(({ last: { pool: address, blockTimestamp: timestamp, ...sums } }) => [
      address,
      { timestamp, ...sums },
    ]),
  );
}
