import { and, asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import type { Hex } from '../column/hex-bytes.ts';
import { poolTable, tokenTable } from '../exchange/tables.ts';

/** `decimals` is null where the token does not tell: it never has a price. */
type ListedToken = { address: Hex; decimals: number | null };

export type ListedPool = {
  address: Hex;
  token0: ListedToken;
  token1: ListedToken;
  reserve0: bigint;
  reserve1: bigint;
  tvlUsdE18: bigint | null;
  volume24hUsdE18: bigint | null;
  feeAprBps: bigint | null;
};

const token0Table = alias(tokenTable, 'token_0');
const token1Table = alias(tokenTable, 'token_1');

/** All pools of a chain by address, with the decimals of their tokens; also inside a transaction. */
export async function listMarketPools(
  orm: Pick<PostgresJsDatabase, 'select'>,
  chainId: number,
): Promise<ListedPool[]> {
  return orm
    .select({
      address: poolTable.address,
      token0: { address: token0Table.address, decimals: token0Table.decimals },
      token1: { address: token1Table.address, decimals: token1Table.decimals },
      reserve0: poolTable.reserve0,
      reserve1: poolTable.reserve1,
      tvlUsdE18: poolTable.tvlUsdE18,
      volume24hUsdE18: poolTable.volume24hUsdE18,
      feeAprBps: poolTable.feeAprBps,
    })
    .from(poolTable)
    .innerJoin(token0Table, and(eq(token0Table.chainId, chainId), eq(token0Table.address, poolTable.token0)))
    .innerJoin(token1Table, and(eq(token1Table.chainId, chainId), eq(token1Table.address, poolTable.token1)))
    .where(eq(poolTable.chainId, chainId))
    .orderBy(asc(poolTable.address));
}
