import { and, asc, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { selectFirstPriceAfter } from './feed-price.ts';
import {
  claimColumns,
  closeTable,
  isOfEpoch,
  isOfPosition,
  lockTable,
  positionColumns,
  type PositionRow,
  roundColumns,
  type RoundWithPricesRow,
} from './round-row.ts';
import { claimedTable, enteredTable, roundTable } from './tables.ts';

export type ListRounds = {
  chainId: number;
  /** Genesis of the market, in chain seconds. */
  genesis: number;
  fromEpoch: number;
  toEpoch: number;
  /** The account whose positions are included. */
  account?: Hex;
};

/** Every round from one epoch to another, both included, with or without stakes, by epoch. */
export async function listRounds(
  database: Database,
  { account = '0x', ...criteria }: ListRounds,
): Promise<(RoundWithPricesRow & { position: PositionRow | null })[]> {
  const rows = await statement(database).execute({ ...criteria, account });
  return rows.map(({ position, claim, ...round }) => ({
    ...round,
    position: position && { ...position, claim },
  }));
}

const epoch = sql<number>`series.epoch`;

/** Redundant to the join; keeps a plan for any range from a full scan of the table. */
const isRequested = (column: PgColumn) =>
  sql`${column} between ${sql.placeholder('fromEpoch')} and ${sql.placeholder('toEpoch')}::bigint + 1`;

const statement = prepared((orm) => {
  const lockTime = sql`(${sql.placeholder('genesis')}::bigint + series.epoch * 300)`;
  const lockFeed = selectFirstPriceAfter(orm, lockTime, 'lock_feed');
  const closeFeed = selectFirstPriceAfter(orm, sql`(${lockTime} + 300)`, 'close_feed');
  return orm
    .select({
      epoch: epoch.mapWith(Number),
      ...roundColumns,
      lockFeed: { roundId: lockFeed.roundId, answer: lockFeed.answer, updatedAt: lockFeed.updatedAt },
      closeFeed: { roundId: closeFeed.roundId, answer: closeFeed.answer, updatedAt: closeFeed.updatedAt },
      position: positionColumns,
      claim: claimColumns,
    })
    .from(
      sql`generate_series(${sql.placeholder('fromEpoch')}::bigint, ${sql.placeholder('toEpoch')}::bigint) as series(epoch)`,
    )
    .leftJoin(roundTable, and(isOfEpoch.round(epoch), isRequested(roundTable.epoch)))
    .leftJoin(lockTable, and(isOfEpoch.lock(epoch), isRequested(lockTable.boundary)))
    .leftJoin(closeTable, and(isOfEpoch.close(epoch), isRequested(closeTable.boundary)))
    .leftJoinLateral(lockFeed, sql`true`)
    .leftJoinLateral(closeFeed, sql`true`)
    .leftJoin(
      enteredTable,
      and(
        eq(enteredTable.chainId, sql.placeholder('chainId')),
        sql`${enteredTable.epoch} = ${epoch}`,
        eq(enteredTable.account, hexPlaceholder('account')),
      ),
    )
    .leftJoin(claimedTable, isOfPosition)
    .orderBy(asc(epoch))
    .prepare('list_prediction_rounds');
});
