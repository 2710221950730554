import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { type EventCursor, isOlder, newest } from '../column/event-cursor.ts';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database, Orm } from '../database.ts';
import { prepared } from '../prepared.ts';
import { claimedTable, enteredTable, roundTable } from './tables.ts';

/** A stake, or the payment of a position: a win, or the stake of a round that refunds. */
export type RoundMove = 'entered' | 'claimed' | 'refunded';

export type RoundMoveRow = {
  change: RoundMove;
  blockNumber: number;
  logIndex: number;
  /** Seconds since 1970, chain time. */
  blockTimestamp: number;
  txHash: Hex;
  epoch: number;
  isUp: boolean;
  /** Wei: the stake, or the paid amount. */
  amount: bigint;
};

/** The rounds that an account entered and that it was paid for, newest first. */
export async function listRoundMoves(
  database: Database,
  { cursor = newest, ...criteria }: { chainId: number; account: Hex; limit: number; cursor?: EventCursor },
): Promise<RoundMoveRow[]> {
  return statement(database).execute({ ...criteria, ...cursor });
}

const limit = sql.placeholder('limit');
const newestFirst = [desc(sql.identifier('block_number')), desc(sql.identifier('log_index'))];
const statement = prepared((orm) =>
  // Each select reads no more rows than the page from its index.
  unionAll(selectEntries(orm), selectClaims(orm))
    .orderBy(...newestFirst)
    .limit(limit)
    .prepare('list_prediction_round_moves'),
);

const isOfPage = (table: typeof enteredTable | typeof claimedTable) =>
  and(
    eq(table.chainId, sql.placeholder('chainId')),
    eq(table.account, hexPlaceholder('account')),
    isOlder(table),
  );

function columnsOf(table: typeof enteredTable | typeof claimedTable, change: SQL<RoundMove>) {
  return {
    change,
    blockNumber: table.blockNumber,
    logIndex: table.logIndex,
    blockTimestamp: table.blockTimestamp,
    txHash: table.txHash,
    epoch: table.epoch,
    isUp: enteredTable.isUp,
    amount: table.amount,
  };
}

function selectEntries(orm: Orm) {
  return orm
    .select(columnsOf(enteredTable, sql<RoundMove>`'entered'`))
    .from(enteredTable)
    .where(isOfPage(enteredTable))
    .orderBy(desc(enteredTable.blockNumber), desc(enteredTable.logIndex))
    .limit(limit);
}

function selectClaims(orm: Orm) {
  const change = sql<RoundMove>`case when ${roundTable.outcome} in ('up', 'down') then 'claimed' else 'refunded' end`;
  return orm
    .select(columnsOf(claimedTable, change))
    .from(claimedTable)
    .innerJoin(
      enteredTable,
      and(
        eq(enteredTable.chainId, claimedTable.chainId),
        eq(enteredTable.epoch, claimedTable.epoch),
        eq(enteredTable.account, claimedTable.account),
      ),
    )
    .innerJoin(
      roundTable,
      and(eq(roundTable.chainId, claimedTable.chainId), eq(roundTable.epoch, claimedTable.epoch)),
    )
    .where(isOfPage(claimedTable))
    .orderBy(desc(claimedTable.blockNumber), desc(claimedTable.logIndex))
    .limit(limit);
}
