import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import type { Hex } from '../column/hex-bytes.ts';
import { poolTable, poolVolume24hView, tokenTable } from './tables.ts';

/** Null is unknown: the token does not say, or its price cannot be told. */
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
  tvlUsdE18: bigint | null;
  volume24hUsdE18: bigint;
  swapCount24h: number;
};

export const token0Table = alias(tokenTable, 'token_0');
export const token1Table = alias(tokenTable, 'token_1');
/** How a pool's row meets those of its tokens. */
export const isToken0OfPool = and(
  eq(token0Table.chainId, poolTable.chainId),
  eq(token0Table.address, poolTable.token0),
);
export const isToken1OfPool = and(
  eq(token1Table.chainId, poolTable.chainId),
  eq(token1Table.address, poolTable.token1),
);

/** The columns and joins that every answer with pools shares. */
export function selectPools(orm: PostgresJsDatabase) {
  return orm
    .select({
      address: poolTable.address,
      token0: tokenColumns(token0Table),
      token1: tokenColumns(token1Table),
      reserve0: poolTable.reserve0,
      reserve1: poolTable.reserve1,
      reserveBlockNumber: poolTable.reserveBlockNumber,
      createdBlockNumber: poolTable.createdBlockNumber,
      createdAt: poolTable.createdAt,
      tvlUsdE18: poolTable.tvlUsdE18,
      volume24hUsdE18: sql<bigint>`coalesce(${poolVolume24hView.volumeUsdE18}, 0)`.mapWith(BigInt),
      swapCount24h: sql<number>`coalesce(${poolVolume24hView.swapCount}, 0)`.mapWith(Number),
    })
    .from(poolTable)
    .innerJoin(token0Table, isToken0OfPool)
    .innerJoin(token1Table, isToken1OfPool)
    .leftJoin(
      poolVolume24hView,
      and(eq(poolVolume24hView.chainId, poolTable.chainId), eq(poolVolume24hView.pool, poolTable.address)),
    );
}

function tokenColumns(table: typeof token0Table | typeof token1Table) {
  const { address, symbol, name, decimals, isListed } = table;
  return { address, symbol, name, decimals, isListed };
}
