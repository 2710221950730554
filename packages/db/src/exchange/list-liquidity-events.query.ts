import { and, desc, eq, sql } from 'drizzle-orm';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { type EventCursor, type EventPage, isOlder, newest, toEventPage } from '../column/event-cursor.ts';
import {
  type EventToken,
  eventTokens,
  isToken0OfPool,
  isToken1OfPool,
  token0Table,
  token1Table,
} from './pool-row.ts';
import { poolTable, type ShareMoveKind, shareMoveTable } from './tables.ts';

export type LiquidityEventRow = {
  kind: ShareMoveKind;
  blockNumber: number;
  logIndex: number;
  /** Seconds since 1970, chain time. */
  blockTimestamp: number;
  txHash: Hex;
  pool: Hex;
  token0: EventToken;
  token1: EventToken;
  /** Pool tokens. */
  moved: bigint;
  amount0: bigint;
  amount1: bigint;
};

/** An account's received and sent pool tokens, newest first. */
export async function listLiquidityEvents(
  database: Database,
  {
    limit,
    cursor = newest,
    ...criteria
  }: { chainId: number; account: Hex; limit: number; cursor?: EventCursor },
): Promise<EventPage<LiquidityEventRow>> {
  const rows = await statement(database).execute({ ...criteria, ...cursor, limit: limit + 1 });
  return toEventPage(rows, limit);
}

const statement = prepared((orm) =>
  orm
    .select({
      kind: shareMoveTable.kind,
      blockNumber: shareMoveTable.blockNumber,
      logIndex: shareMoveTable.logIndex,
      blockTimestamp: shareMoveTable.blockTimestamp,
      txHash: shareMoveTable.txHash,
      pool: shareMoveTable.pool,
      ...eventTokens,
      moved: shareMoveTable.moved,
      amount0: shareMoveTable.amount0,
      amount1: shareMoveTable.amount1,
    })
    .from(shareMoveTable)
    .innerJoin(
      poolTable,
      and(eq(poolTable.chainId, shareMoveTable.chainId), eq(poolTable.address, shareMoveTable.pool)),
    )
    .innerJoin(token0Table, isToken0OfPool)
    .innerJoin(token1Table, isToken1OfPool)
    .where(
      and(
        eq(shareMoveTable.chainId, sql.placeholder('chainId')),
        eq(shareMoveTable.account, hexPlaceholder('account')),
        isOlder(shareMoveTable),
      ),
    )
    .orderBy(desc(shareMoveTable.blockNumber), desc(shareMoveTable.logIndex))
    .limit(sql.placeholder('limit'))
    .prepare('list_liquidity_events'),
);
