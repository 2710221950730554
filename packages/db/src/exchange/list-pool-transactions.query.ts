import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database, Orm } from '../database.ts';
import { prepared } from '../prepared.ts';
import { type EventCursor, type EventPage, isOlder, newest, toEventPage } from '../column/event-cursor.ts';
import { burnTable, mintTable, swapTable } from './tables.ts';

export type PoolTransactionKind = 'swap' | 'add' | 'remove';

/** The amounts of each token that the pool received and paid, raw; `volumeUsdE18` belongs to swaps. */
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
  /** By default all three. */
  kind?: PoolTransactionKind;
  /** By default all accounts. */
  account?: Hex;
  limit: number;
  cursor?: EventCursor;
};

/** Swaps, deposits and withdrawals of a pool, newest first. */
export async function listPoolTransactions(
  database: Database,
  { kind, account, limit, cursor = newest, ...criteria }: ListPoolTransactions,
): Promise<EventPage<PoolTransactionRow>> {
  const placeholders = { ...criteria, ...cursor, limit: limit + 1 };
  const rows =
    account === undefined
      ? await ofEveryone[kind ?? 'any'](database).execute(placeholders)
      : await ofAccount[kind ?? 'any'](database).execute({ ...placeholders, account });
  return toEventPage(rows, limit);
}

type EventTable = typeof swapTable | typeof mintTable | typeof burnTable;

/** All events of a pool, and those of one account in it: each has its own index. */
const ofEveryone = prepareKinds('of_pool', () => undefined);
const ofAccount = prepareKinds('of_position', ({ account }) => eq(account, hexPlaceholder('account')));

function prepareKinds(name: string, isWanted: (table: EventTable) => SQL | undefined) {
  const { swap, add, remove } = selectsOf(isWanted);
  return {
    swap: prepared((orm) => swap(orm).prepare(`list_swaps_${name}`)),
    add: prepared((orm) => add(orm).prepare(`list_deposits_${name}`)),
    remove: prepared((orm) => remove(orm).prepare(`list_withdrawals_${name}`)),
    any: prepared((orm) =>
      // Each select reads no more rows than the page from its index.
      unionAll(swap(orm), add(orm), remove(orm))
        .orderBy(...newestFirst)
        .limit(sql.placeholder('limit'))
        .prepare(`list_transactions_${name}`),
    ),
  };
}

const newestFirst = [desc(sql.identifier('block_number')), desc(sql.identifier('log_index'))];

/** A page of each kind's table. */
function selectsOf(isWanted: (table: EventTable) => SQL | undefined) {
  const isOfPage = (table: EventTable) =>
    and(
      eq(table.chainId, sql.placeholder('chainId')),
      eq(table.pool, hexPlaceholder('pool')),
      isWanted(table),
      isOlder(table),
    );
  const limit = sql.placeholder('limit');
  const deposits = columnsOf('add', mintTable, { in: [mintTable.amount0, mintTable.amount1] });
  const withdrawals = columnsOf('remove', burnTable, { out: [burnTable.amount0, burnTable.amount1] });
  const swaps = columnsOf('swap', swapTable, {
    in: [swapTable.amount0In, swapTable.amount1In],
    out: [swapTable.amount0Out, swapTable.amount1Out],
    volume: swapTable.volumeUsdE18,
  });
  return {
    swap: (orm: Orm) =>
      orm
        .select(swaps)
        .from(swapTable)
        .where(isOfPage(swapTable))
        .orderBy(...newestFirst)
        .limit(limit),
    add: (orm: Orm) =>
      orm
        .select(deposits)
        .from(mintTable)
        .where(isOfPage(mintTable))
        .orderBy(...newestFirst)
        .limit(limit),
    remove: (orm: Orm) =>
      orm
        .select(withdrawals)
        .from(burnTable)
        .where(isOfPage(burnTable))
        .orderBy(...newestFirst)
        .limit(limit),
  };
}

type Amounts = { in?: [PgColumn, PgColumn]; out?: [PgColumn, PgColumn]; volume?: PgColumn };

/** The same columns from each table, for one list of all three kinds. */
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
