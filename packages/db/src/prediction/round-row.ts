import { and, eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Hex } from '../column/hex-bytes.ts';
import type { FeedPriceRow } from './feed-price.ts';
import {
  boundaryResolvedTable,
  claimedTable,
  enteredTable,
  type PredictionOutcome,
  roundTable,
} from './tables.ts';

/**
 * The proof of a boundary; price (units of 10^-8) and oracle round are 0 where it is proven to have no price.
 */
export type BoundaryRow = { isPriced: boolean; price: bigint; oracleRound: bigint; blockNumber: number };

/** Stakes of a round in wei, and its outcome; a round without stakes is never settled. */
export type RoundRow = {
  epoch: number;
  totalUp: bigint;
  totalDown: bigint;
  entryCount: number;
  outcome: PredictionOutcome;
  fee: bigint;
  /** Null until proven. */
  lock: BoundaryRow | null;
  close: BoundaryRow | null;
};

/** An account's stake in a round, and its claim. */
export type PositionRow = {
  amount: bigint;
  isUp: boolean;
  blockNumber: number;
  blockTimestamp: number;
  txHash: Hex;
  claim: { amount: bigint; txHash: Hex; blockNumber: number } | null;
};

/** With the feed's first round after each boundary, which decides the prices to prove. */
export type RoundWithPricesRow = RoundRow & {
  lockFeed: FeedPriceRow | null;
  closeFeed: FeedPriceRow | null;
};

export const lockTable = alias(boundaryResolvedTable, 'lock');
export const closeTable = alias(boundaryResolvedTable, 'close');

/** The columns of a round except its epoch; zeros without stakes. */
export const roundColumns = {
  totalUp: sql<bigint>`coalesce(${roundTable.totalUp}, 0)`.mapWith(roundTable.totalUp),
  totalDown: sql<bigint>`coalesce(${roundTable.totalDown}, 0)`.mapWith(roundTable.totalDown),
  entryCount: sql<number>`coalesce(${roundTable.entryCount}, 0)`,
  outcome: sql<PredictionOutcome>`coalesce(${roundTable.outcome}, 'pending')`,
  fee: sql<bigint>`coalesce(${roundTable.fee}, 0)`.mapWith(roundTable.fee),
  lock: {
    isPriced: lockTable.isPriced,
    price: lockTable.price,
    oracleRound: lockTable.oracleRound,
    blockNumber: lockTable.blockNumber,
  },
  close: {
    isPriced: closeTable.isPriced,
    price: closeTable.price,
    oracleRound: closeTable.oracleRound,
    blockNumber: closeTable.blockNumber,
  },
};

export const positionColumns = {
  amount: enteredTable.amount,
  isUp: enteredTable.isUp,
  blockNumber: enteredTable.blockNumber,
  blockTimestamp: enteredTable.blockTimestamp,
  txHash: enteredTable.txHash,
};

export const claimColumns = {
  amount: claimedTable.amount,
  txHash: claimedTable.txHash,
  blockNumber: claimedTable.blockNumber,
};

const chainId = sql.placeholder('chainId');

/** Joins of the rows of an epoch. */
export const isOfEpoch = {
  round: (epoch: SQL) => and(eq(roundTable.chainId, chainId), sql`${roundTable.epoch} = ${epoch}`),
  lock: (epoch: SQL) => and(eq(lockTable.chainId, chainId), sql`${lockTable.boundary} = ${epoch}`),
  close: (epoch: SQL) => and(eq(closeTable.chainId, chainId), sql`${closeTable.boundary} = ${epoch} + 1`),
};

/** The claim of the position of the same row. */
export const isOfPosition = and(
  eq(claimedTable.chainId, enteredTable.chainId),
  eq(claimedTable.epoch, enteredTable.epoch),
  eq(claimedTable.account, enteredTable.account),
);

/** Whether the position of the same row, joined with its round and claim, is collectable: won or refundable. */
export const isCollectable = sql`(
  ${roundTable.outcome} in ('tie', 'one-sided', 'void', case when ${enteredTable.isUp} then 'up' else 'down' end)
  and ${claimedTable.epoch} is null)`;
