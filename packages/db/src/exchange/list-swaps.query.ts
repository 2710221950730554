import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { isToken0OfPool, isToken1OfPool, token0Table, token1Table } from './pool-row.ts';
import { poolTable, swapTable } from './tables.ts';

export type ListSwaps = {
  chainId: number;
  /** Sender of the transaction. */
  account?: Hex;
  pool?: Hex;
  txHash?: Hex;
  limit: number;
  /** `nextCursor` of the page before. */
  cursor?: SwapCursor;
};

export type SwapCursor = { blockNumber: number; logIndex: number };

export type SwapToken = { address: Hex; symbol: string | null; decimals: number | null };

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
  token0: SwapToken;
  token1: SwapToken;
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
): Promise<{ items: SwapRow[]; nextCursor?: SwapCursor }> {
  const narrow = txHash ? 'txHash' : account ? 'account' : pool ? 'pool' : 'any';
  const rows = await statements[narrow](database).execute({
    chainId,
    account: account ?? '0x',
    pool: pool ?? '0x',
    txHash: txHash ?? '0x',
    ...cursor,
    limit: limit + 1,
  });
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  if (rows.length <= limit || last === undefined) return { items };
  return { items, nextCursor: { blockNumber: last.blockNumber, logIndex: last.logIndex } };
}

const newest: SwapCursor = { blockNumber: Number.MAX_SAFE_INTEGER, logIndex: 0 };

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

function orUnset(name: 'account' | 'pool', condition: SQL): SQL {
  return sql`(${hexPlaceholder(name)} = ''::bytea or ${condition})`;
}

function filtered(conditions: () => SQL[]) {
  return prepared((orm: PostgresJsDatabase) =>
    selectSwaps(orm)
      .where(
        and(
          eq(swapTable.chainId, sql.placeholder('chainId')),
          sql`(${swapTable.blockNumber}, ${swapTable.logIndex}) < (${sql.placeholder('blockNumber')}, ${sql.placeholder('logIndex')})`,
          ...conditions(),
        ),
      )
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
      token0: { address: token0Table.address, symbol: token0Table.symbol, decimals: token0Table.decimals },
      token1: { address: token1Table.address, symbol: token1Table.symbol, decimals: token1Table.decimals },
    })
    .from(swapTable)
    .innerJoin(
      poolTable,
      and(eq(poolTable.chainId, swapTable.chainId), eq(poolTable.address, swapTable.pool)),
    )
    .innerJoin(token0Table, isToken0OfPool)
    .innerJoin(token1Table, isToken1OfPool);
}
