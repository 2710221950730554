import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { type Hex, hexPlaceholder, orUnset } from '../column/hex-bytes.ts';
import type { Database, Orm } from '../database.ts';
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
import { poolTable, swapTable } from './tables.ts';

export type ListSwaps = {
  chainId: number;
  /** Sender of the transaction. */
  account?: Hex;
  pool?: Hex;
  txHash?: Hex;
  limit: number;
  /** `nextCursor` of the previous page. */
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
  const narrow = txHash
    ? 'txHash'
    : account && pool
      ? 'position'
      : account
        ? 'account'
        : pool
          ? 'pool'
          : 'any';
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
/** The leading filter has an index; only a transaction's few swaps are filtered further. */
const statements = {
  any: prepared((orm) => selectPage(orm).prepare('list_swaps')),
  pool: prepared((orm) => selectPage(orm, isPool()).prepare('list_swaps_in_pool')),
  account: prepared((orm) => selectPage(orm, isAccount()).prepare('list_swaps_of_account')),
  position: prepared((orm) =>
    selectPage(orm, isAccount(), isPool()).prepare('list_swaps_of_account_in_pool'),
  ),
  txHash: prepared((orm) =>
    selectPage(
      orm,
      eq(swapTable.txHash, hexPlaceholder('txHash')),
      orUnset('account', isAccount()),
      orUnset('pool', isPool()),
    ).prepare('list_swaps_of_transaction'),
  ),
};

function selectPage(orm: Orm, ...conditions: SQL[]) {
  return selectSwaps(orm)
    .where(and(eq(swapTable.chainId, sql.placeholder('chainId')), isOlder(swapTable), ...conditions))
    .orderBy(desc(swapTable.blockNumber), desc(swapTable.logIndex))
    .limit(sql.placeholder('limit'));
}

function selectSwaps(orm: Orm) {
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
