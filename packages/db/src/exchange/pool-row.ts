import { and, eq, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Hex } from '../column/hex-bytes.ts';
import type { Orm } from '../database.ts';
import { checkpointTable } from '../indexing/tables.ts';
import { poolTable, tokenTable } from './tables.ts';

/** Null is unknown: the token has no such value, or its price is unknown. */
export type TokenRow = {
  address: Hex;
  symbol: string | null;
  name: string | null;
  decimals: number | null;
  isListed: boolean;
};

export type PoolRow = {
  address: Hex;
  token0: TokenRow;
  token1: TokenRow;
  reserve0: bigint;
  reserve1: bigint;
  /** Block of the last Sync; null before the first. */
  reserveBlockNumber: number | null;
  createdBlockNumber: number;
  /** Seconds since 1970, chain time. */
  createdAt: number;
  /** As stored in the pair; the supply excludes the treasury's pending shares. */
  totalSupply: bigint;
  rootKLast: bigint;
  tvlUsdE18: bigint | null;
  volume24hUsdE18: bigint | null;
  volume7dUsdE18: bigint | null;
  swapCount24h: number;
  feeAprBps: bigint | null;
};

export const token0Table = alias(tokenTable, 'token_0');
export const token1Table = alias(tokenTable, 'token_1');
/** The join of a pool's row with those of its tokens. */
export const isToken0OfPool = and(
  eq(token0Table.chainId, poolTable.chainId),
  eq(token0Table.address, poolTable.token0),
);
export const isToken1OfPool = and(
  eq(token1Table.chainId, poolTable.chainId),
  eq(token1Table.address, poolTable.token1),
);

/** The token's fields that an event of a pool needs to show its amount. */
export type EventToken = Pick<TokenRow, 'address' | 'symbol' | 'decimals'>;

/** The columns of both tokens of an event's pool. */
export const eventTokens = {
  token0: { address: token0Table.address, symbol: token0Table.symbol, decimals: token0Table.decimals },
  token1: { address: token1Table.address, symbol: token1Table.symbol, decimals: token1Table.decimals },
};

/** The common columns of every answer with pools. */
export const poolColumns = {
  address: poolTable.address,
  token0: tokenColumns(token0Table),
  token1: tokenColumns(token1Table),
  reserve0: poolTable.reserve0,
  reserve1: poolTable.reserve1,
  reserveBlockNumber: poolTable.reserveBlockNumber,
  createdBlockNumber: poolTable.createdBlockNumber,
  createdAt: poolTable.createdAt,
  totalSupply: poolTable.totalSupply,
  rootKLast: poolTable.rootKLast,
  tvlUsdE18: poolTable.tvlUsdE18,
  volume24hUsdE18: poolTable.volume24hUsdE18,
  volume7dUsdE18: poolTable.volume7dUsdE18,
  swapCount24h: poolTable.swapCount24h,
  feeAprBps: poolTable.feeAprBps,
};

/** A pool with the index's block at the time of the read, null before the first: one statement reads both. */
export type IndexedPoolRow = PoolRow & { blockNumber: number | null };

/** Pools with their tokens, and the total of the whole list. */
export function selectPools(orm: Orm, total: SQL<number>) {
  return orm
    .select({
      ...poolColumns,
      blockNumber: checkpointTable.blockNumber,
      total,
    })
    .from(poolTable)
    .innerJoin(token0Table, isToken0OfPool)
    .innerJoin(token1Table, isToken1OfPool)
    .leftJoin(checkpointTable, eq(checkpointTable.chainId, poolTable.chainId));
}

function tokenColumns(table: typeof token0Table | typeof token1Table) {
  const { address, symbol, name, decimals, isListed } = table;
  return { address, symbol, name, decimals, isListed };
}
