import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { Orm, Transaction } from '@tradewind/db/database';
import { poolTable, swapTable, syncTable, tokenTable } from '@tradewind/db/exchange/tables';
import type { Moment } from '@tradewind/db/market-info/list-pricing-pools.query';
import { preparedInTransaction } from '@tradewind/db/prepared-in-transaction';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { findGreatest, findLeast } from './known-times.ts';

const daySeconds = 86_400;
const weekSeconds = 7 * daySeconds;

/** A pool's swaps up to a time: how many there were and their known volumes in all, and when the last one was. */
type SwapSums = { at: number; count: number; volume: bigint };

type DueToken = { address: Hex; decimals: number | null };

/** A pool to be valued now. */
export type DuePool = {
  address: Hex;
  token0: DueToken;
  token1: DueToken;
  reserve0: bigint;
  reserve1: bigint;
  isFunded: boolean;
  /** Whether it changed since it was last valued, and not only time has passed. */
  hasChanged: boolean;
  /** Of its last Sync. */
  changed: Moment | undefined;
  /** Its swaps up to now, up to a day and up to a week ago. */
  swaps: { now: SwapSums; dayAgo: SwapSums; weekAgo: SwapSums };
  /** When the next swap leaves the day or the week before now. */
  nextExpiry: number | undefined;
};

const token0Table = alias(tokenTable, 'token_0');
const token1Table = alias(tokenTable, 'token_1');

/** The pools of a chain that are due at a time (chain seconds), by address. */
export async function listDuePools(
  transaction: Transaction,
  { chainId, now }: { chainId: number; now: number },
): Promise<DuePool[]> {
  const rows = await selectDuePools(transaction, {
    chainId,
    now,
    dayAgo: now - daySeconds,
    weekAgo: now - weekSeconds,
  });
  return rows.map(({ changed, afterDay, afterWeek, now: total, dayAgo, weekAgo, ...pool }) => ({
    ...pool,
    changed: changed ?? undefined,
    swaps: { now: total ?? noSwaps, dayAgo: dayAgo ?? noSwaps, weekAgo: weekAgo ?? noSwaps },
    nextExpiry: findLeast([
      afterDay === null ? undefined : afterDay + daySeconds,
      afterWeek === null ? undefined : afterWeek + weekSeconds,
    ]),
  }));
}

const noSwaps: SwapSums = { at: 0, count: 0, volume: 0n };

const chainId = sql.placeholder('chainId');

/** The joins are in the order in which they are read. */
const selectDuePools = preparedInTransaction((orm) => {
  const last = selectLastSync(orm).as('last_sync');
  const upToNow = selectSwapSums(orm, 'now').as('up_to_now');
  const upToDay = selectSwapSums(orm, 'dayAgo').as('up_to_day');
  const upToWeek = selectSwapSums(orm, 'weekAgo').as('up_to_week');
  return orm
    .select({
      address: poolTable.address,
      token0: { address: poolTable.token0, decimals: token0Table.decimals },
      token1: { address: poolTable.token1, decimals: token1Table.decimals },
      reserve0: poolTable.reserve0,
      reserve1: poolTable.reserve1,
      isFunded: poolTable.isFunded,
      hasChanged: sql<boolean>`${poolTable.dueAt} = 0`,
      changed: { at: last.at, block: last.block },
      now: { at: upToNow.at, count: upToNow.count, volume: upToNow.volume },
      dayAgo: { at: upToDay.at, count: upToDay.count, volume: upToDay.volume },
      weekAgo: { at: upToWeek.at, count: upToWeek.count, volume: upToWeek.volume },
      afterDay: selectNextSwap('dayAgo'),
      afterWeek: selectNextSwap('weekAgo'),
    })
    .from(selectQueue(orm).as('pool'))
    .innerJoin(token0Table, and(eq(token0Table.chainId, chainId), eq(token0Table.address, poolTable.token0)))
    .innerJoin(token1Table, and(eq(token1Table.chainId, chainId), eq(token1Table.address, poolTable.token1)))
    .leftJoinLateral(last, sql`true`)
    .leftJoinLateral(upToNow, sql`true`)
    .leftJoinLateral(upToDay, sql`true`)
    .leftJoinLateral(upToWeek, sql`true`)
    .orderBy(asc(poolTable.address))
    .prepare('list_due_pools');
});

/**
 * The due rows in the order of their queue, under the name of their table. The entries of rows that are no longer due are
 * marked as dead on the way, and no row is looked up again among its dead versions.
 */
function selectQueue(orm: Orm) {
  return orm
    .select()
    .from(poolTable)
    .where(and(eq(poolTable.chainId, chainId), sql`${poolTable.dueAt} <= ${sql.placeholder('now')}::bigint`))
    .orderBy(asc(poolTable.dueAt));
}

/** When the day or the week of a pool last lost a swap; undefined where neither did. */
export function findLastExpiry({ swaps: { dayAgo, weekAgo } }: DuePool): number | undefined {
  return findGreatest([
    dayAgo.count > 0 ? dayAgo.at + daySeconds : undefined,
    weekAgo.count > 0 ? weekAgo.at + weekSeconds : undefined,
  ]);
}

/** Of the pool of the outer query, as are those below. */
function selectLastSync(orm: Orm) {
  return orm
    .select({
      at: syncTable.blockTimestamp,
      block: syncTable.blockNumber,
    })
    .from(syncTable)
    .where(and(eq(syncTable.chainId, poolTable.chainId), eq(syncTable.pool, poolTable.address)))
    .orderBy(desc(syncTable.blockTimestamp), desc(syncTable.blockNumber), desc(syncTable.logIndex))
    .limit(1);
}

function selectSwapSums(orm: Orm, until: 'now' | 'dayAgo' | 'weekAgo') {
  const { blockTimestamp, blockNumber, logIndex, poolSwapCount, volumeUsdSumE18 } = swapTable;
  return orm
    .select({
      at: blockTimestamp,
      count: poolSwapCount,
      volume: volumeUsdSumE18,
    })
    .from(swapTable)
    .where(and(isOfPool, sql`${blockTimestamp} <= ${sql.placeholder(until)}::bigint`))
    .orderBy(desc(blockTimestamp), desc(blockNumber), desc(logIndex))
    .limit(1);
}

const isOfPool = and(eq(swapTable.chainId, poolTable.chainId), eq(swapTable.pool, poolTable.address));

/** The time of the first swap after this one. */
function selectNextSwap(after: 'dayAgo' | 'weekAgo') {
  const { blockTimestamp } = swapTable;
  return sql<number | null>`(
    select ${blockTimestamp} from ${swapTable}
    where ${isOfPool} and ${blockTimestamp} > ${sql.placeholder(after)}::bigint
    order by ${blockTimestamp} limit 1
  )`.mapWith((value: unknown) => Number(value));
}
