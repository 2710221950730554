import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import { type Hex, hexPlaceholder, orUnset } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { type EventCursor, type EventPage, isOlder, newest, toEventPage } from './event-cursor.ts';
import {
  type EventToken,
  eventTokens,
  isToken0OfPool,
  isToken1OfPool,
  token0Table,
  token1Table,
} from './pool-row.ts';
import { poolTable, swapTable } from './tables.ts';

export type ListSwaps = {
  chainId: number;
  /** Sender of the transaction. */
  account?: Hex;
  pool?: Hex;
  txHash?: Hex;
  limit: number;
  /** `nextCursor` of the page before. */
  cursor?: EventCursor;
};

export type SwapRow = {
  blockNumber: number;
  logIndex: number;
  blockHash: Hex;
  /** Seconds since 1970, chain time. */
  blockTimestamp: number;
  txHash: Hex;
  pool: Hex;
  account: Hex;
  sender: Hex;
  recipient: Hex;
  token0: EventToken;
  token1: EventToken;
  amount0In: bigint;
  amount1In: bigint;
  amount0Out: bigint;
  amount1Out: bigint;
  volumeUsdE18: bigint | null;
};

/** Swaps, newest first; `nextCursor` is absent on the last page. */
export async function listSwaps(
  database: Database,
  { chainId, account, pool, txHash, limit, cursor = newest }: ListSwaps,
): Promise<EventPage<SwapRow>> {
  const narrow = txHash ? 'txHash' : account ? 'account' : pool ? 'pool' : 'any';
  const rows = await statements[narrow](database).execute({
    chainId,
    account: account ?? '0x',
    pool: pool ?? '0x',
    txHash: txHash ?? '0x',
    ...cursor,
    limit: limit + 1,
  });
  return toEventPage(rows, limit);
}

const isAccount = () => eq(swapTable.account, hexPlaceholder('account'));
const isPool = () => eq(swapTable.pool, hexPlaceholder('pool'));
/** The filter that leads has an index; the other two only narrow what it found. */
const statements = {
  any: filtered(() => []),
  pool: filtered(() => [isPool()]),
  account: filtered(() => [isAccount(), orUnset('pool', isPool())]),
  txHash: filtered(() => [
    eq(swapTable.txHash, hexPlaceholder('txHash')),
    orUnset('account', isAccount()),
    orUnset('pool', isPool()),
  ]),
};

function filtered(conditions: () => SQL[]) {
  return prepared((orm: PostgresJsDatabase) =>
    selectSwaps(orm)
      .where(and(eq(swapTable.chainId, sql.placeholder('chainId')), isOlder(swapTable), ...conditions()))
      .orderBy(desc(swapTable.blockNumber), desc(swapTable.logIndex))
      .limit(sql.placeholder('limit'))
      .prepare('list_swaps'),
  );
}

function selectSwaps(orm: PostgresJsDatabase) {
  const { chainId: _chainId, ...columns } = getTableColumns(swapTable);
  return orm
    .select({
      ...columns,
      ...eventTokens,
    })
    .from(swapTable)
    .innerJoin(
      poolTable,
      and(eq(poolTable.chainId, swapTable.chainId), eq(poolTable.address, swapTable.pool)),
    )
    .innerJoin(token0Table, isToken0OfPool)
    .innerJoin(token1Table, isToken1OfPool);
}
