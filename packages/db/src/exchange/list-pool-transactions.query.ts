import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core';
import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import { type Hex, hexPlaceholder, orUnset } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { type EventCursor, type EventPage, isOlder, newest, toEventPage } from './event-cursor.ts';
import { burnTable, mintTable, swapTable } from './tables.ts';

export type PoolTransactionKind = 'swap' | 'add' | 'remove';

/** What the pool gained and gave of each token, raw; `volumeUsdE18` is a swap's. */
export type PoolTransactionRow = {
  kind: PoolTransactionKind;
  blockNumber: number;
  logIndex: number;
  /** Seconds since 1970, chain time. */
  blockTimestamp: number;
  txHash: Hex;
  account: Hex;
  amount0In: bigint;
  amount1In: bigint;
  amount0Out: bigint;
  amount1Out: bigint;
  volumeUsdE18: bigint | null;
};

export type ListPoolTransactions = {
  chainId: number;
  pool: Hex;
  /** All three without it. */
  kind?: PoolTransactionKind;
  /** Everyone's without it. */
  account?: Hex;
  limit: number;
  cursor?: EventCursor;
};

/** Swaps, deposits and withdrawals of a pool, newest first. */
export async function listPoolTransactions(
  database: Database,
  { kind, account = '0x', limit, cursor = newest, ...criteria }: ListPoolTransactions,
): Promise<EventPage<PoolTransactionRow>> {
  const rows = await statements[kind ?? 'any'](database).execute({
    ...criteria,
    ...cursor,
    account,
    limit: limit + 1,
  });
  return toEventPage(rows, limit);
}

const selects = {
  swap: (orm: PostgresJsDatabase) =>
    orm
      .select(
        columnsOf('swap', swapTable, {
          in: [swapTable.amount0In, swapTable.amount1In],
          out: [swapTable.amount0Out, swapTable.amount1Out],
          volume: swapTable.volumeUsdE18,
        }),
      )
      .from(swapTable)
      .where(isOfPage(swapTable)),
  add: (orm: PostgresJsDatabase) =>
    orm
      .select(columnsOf('add', mintTable, { in: [mintTable.amount0, mintTable.amount1] }))
      .from(mintTable)
      .where(isOfPage(mintTable)),
  remove: (orm: PostgresJsDatabase) =>
    orm
      .select(columnsOf('remove', burnTable, { out: [burnTable.amount0, burnTable.amount1] }))
      .from(burnTable)
      .where(isOfPage(burnTable)),
};

const newestFirst = [desc(sql.identifier('block_number')), desc(sql.identifier('log_index'))];
const limit = sql.placeholder('limit');

const statements = {
  swap: prepared((orm) =>
    selects
      .swap(orm)
      .orderBy(...newestFirst)
      .limit(limit)
      .prepare('list_pool_swaps'),
  ),
  add: prepared((orm) =>
    selects
      .add(orm)
      .orderBy(...newestFirst)
      .limit(limit)
      .prepare('list_pool_deposits'),
  ),
  remove: prepared((orm) =>
    selects
      .remove(orm)
      .orderBy(...newestFirst)
      .limit(limit)
      .prepare('list_pool_withdrawals'),
  ),
  any: prepared((orm) =>
    unionAll(
      // Each alone takes no more rows than the page from its index on pools.
      selects
        .swap(orm)
        .orderBy(...newestFirst)
        .limit(limit),
      selects
        .add(orm)
        .orderBy(...newestFirst)
        .limit(limit),
      selects
        .remove(orm)
        .orderBy(...newestFirst)
        .limit(limit),
    )
      .orderBy(...newestFirst)
      .limit(limit)
      .prepare('list_pool_transactions'),
  ),
};

type EventTable = typeof swapTable | typeof mintTable | typeof burnTable;

function isOfPage(table: EventTable): SQL | undefined {
  return and(
    eq(table.chainId, sql.placeholder('chainId')),
    eq(table.pool, hexPlaceholder('pool')),
    orUnset('account', eq(table.account, hexPlaceholder('account'))),
    isOlder(table),
  );
}

type Amounts = { in?: [PgColumn, PgColumn]; out?: [PgColumn, PgColumn]; volume?: PgColumn };

/** The same columns of each table, for one list of all three. */
function columnsOf(kind: PoolTransactionKind, table: EventTable, amounts: Amounts) {
  const [amount0In, amount1In] = amounts.in ?? [];
  const [amount0Out, amount1Out] = amounts.out ?? [];
  return {
    kind: sql<PoolTransactionKind>`${sql.raw(`'${kind}'`)}`,
    blockNumber: table.blockNumber,
    logIndex: table.logIndex,
    blockTimestamp: table.blockTimestamp,
    txHash: table.txHash,
    account: table.account,
    amount0In: toAmount(amount0In),
    amount1In: toAmount(amount1In),
    amount0Out: toAmount(amount0Out),
    amount1Out: toAmount(amount1Out),
    volumeUsdE18: sql<bigint | null>`${amounts.volume ?? sql`null::numeric`}`.mapWith(swapTable.volumeUsdE18),
  };
}

function toAmount(column: PgColumn | undefined): SQL<bigint> {
  return sql<bigint>`${column ?? sql`0::numeric`}`.mapWith(BigInt);
}
