import type { Hex } from '@tradewind/db/column/hex-bytes';
import { isAnyOf } from '@tradewind/db/column/is-any-of';
import { recordsOf } from '@tradewind/db/column/records-of';
import type { Transaction } from '@tradewind/db/database';
import { selectLastShareMove, toPositionColumns } from '@tradewind/db/exchange/last-share-move';
import { poolTable, shareMoveTable } from '@tradewind/db/exchange/tables';
import type { SharedPool } from '@tradewind/rules/exchange/pair';
import { addShareMove, type Position } from '@tradewind/rules/exchange/position';
import { and, eq, sql } from 'drizzle-orm';
import type { EventRows } from './events.ts';
import { type AccountMove, type PoolEvent, replayShares } from './replay-shares.ts';

type ShareMoveInsert = typeof shareMoveTable.$inferInsert;

/**
 * The moves of the new events, and the position after each move; the stored pools are those before these
 * events.
 */
export async function readShareMoves(
  transaction: Transaction,
  chainId: number,
  rows: EventRows,
): Promise<ShareMoveInsert[]> {
  const pools = [...new Set(rows.shareTransfers.map(({ pool }) => pool))];
  if (pools.length === 0) return [];
  const starts = await listSharedPools(transaction, chainId, pools);
  const events = Map.groupBy(listEvents(rows), ({ pool }) => pool);
  const moves = pools.flatMap((pool) => replayShares(starts.get(pool) ?? emptyPool, events.get(pool) ?? []));
  const positions = await listPositions(transaction, chainId, moves);
  return moves.map((accountMove) => {
    const key = toKey(accountMove.account, accountMove.transfer.pool);
    const position = addShareMove(positions.get(key), accountMove.move);
    positions.set(key, position);
    return toInsert(accountMove, position);
  });
}

const emptyPool: SharedPool = { reserve0: 0n, reserve1: 0n, totalSupply: 0n, rootKLast: 0n };

function listEvents(rows: EventRows): PoolEvent[] {
  return [
    ...rows.syncs.map((event) => ({ type: 'sync' as const, ...event })),
    ...rows.mints.map((event) => ({ type: 'mint' as const, ...event })),
    ...rows.burns.map((event) => ({ type: 'burn' as const, ...event })),
    ...rows.shareTransfers.map((event) => ({ type: 'transfer' as const, ...event })),
  ].toSorted((a, b) => a.blockNumber - b.blockNumber || a.logIndex - b.logIndex);
}

async function listSharedPools(
  transaction: Transaction,
  chainId: number,
  pools: Hex[],
): Promise<Map<Hex, SharedPool>> {
  const { address, reserve0, reserve1, totalSupply, rootKLast } = poolTable;
  const rows = await transaction
    .select({ address, reserve0, reserve1, totalSupply, rootKLast })
    .from(poolTable)
    .where(and(eq(poolTable.chainId, chainId), isAnyOf(address, pools)));
  return new Map(rows.map((row) => [row.address, row]));
}

/** The accounts' positions before the first of these moves. */
async function listPositions(
  transaction: Transaction,
  chainId: number,
  moves: readonly AccountMove[],
): Promise<Map<string, Position>> {
  const keys = new Map(
    moves.map(({ account, transfer: { pool } }) => [toKey(account, pool), { account, pool }]),
  );
  const touched = [...keys.values()].map(({ account, pool }) => ({
    account: account.slice(2),
    pool: pool.slice(2),
  }));
  const last = selectLastMove(transaction, chainId);
  const rows = await transaction
    .select({ account: last.account, pool: last.pool, ...toPositionColumns(last) })
    .from(recordsOf(touched, sql`touched(account text, pool text)`))
    .crossJoinLateral(last);
  return new Map(rows.map(({ account, pool, ...position }) => [toKey(account, pool), position]));
}

/** The last move of the account and the pool of the outer query. */
function selectLastMove(transaction: Transaction, chainId: number) {
  return selectLastShareMove(
    transaction,
    and(
      eq(shareMoveTable.chainId, chainId),
      sql`${shareMoveTable.account} = decode(touched.account, 'hex')`,
      sql`${shareMoveTable.pool} = decode(touched.pool, 'hex')`,
    ),
  );
}

function toKey(account: Hex, pool: Hex): string {
  return `${account} ${pool}`;
}

function toInsert(
  { transfer, account, kind, move, ...pool }: AccountMove,
  position: Position,
): ShareMoveInsert {
  const { sender: _sender, recipient: _recipient, shares: moved, ...event } = transfer;
  return {
    ...event,
    account,
    kind,
    moved,
    amount0: move.amount0,
    amount1: move.amount1,
    ...position,
    ...pool,
  };
}
