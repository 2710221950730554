import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { Transaction } from '@tradewind/db/database';
import { poolTable, syncTable, tokenTable } from '@tradewind/db/exchange/tables';
import type { MarketPool, PoolObservation } from '@tradewind/rules/market-info/market-pool';
import { priceWindowSeconds } from '@tradewind/rules/market-info/token-price';
import { and, asc, desc, eq, gt, inArray, isNotNull, lte, or } from 'drizzle-orm';
import { alias, unionAll } from 'drizzle-orm/pg-core';
import type { ExchangeSources } from '../exchange-sources.ts';

export type Observation = PoolObservation & { readonly blockNumber: number };

/** The pools that can tell prices, with their reserves from `priceWindowSeconds` before the given time on. */
export type Market = readonly (Omit<MarketPool, 'observations'> & {
  readonly observations: readonly Observation[];
})[];

export async function loadMarket(
  transaction: Transaction,
  sources: ExchangeSources,
  since: number,
): Promise<Market> {
  const pools = await listQuotingPools(transaction, sources);
  const observations = await listObservations(
    transaction,
    sources.chainId,
    pools.map(({ address }) => address),
    since - priceWindowSeconds,
  );
  return pools.map(({ address, ...pool }) => ({ ...pool, observations: observations.get(address) ?? [] }));
}

const token0Table = alias(tokenTable, 'token_0');
const token1Table = alias(tokenTable, 'token_1');

/** Pools of a stablecoin or the wrapped native coin with any token that tells its decimals. */
async function listQuotingPools(transaction: Transaction, sources: ExchangeSources) {
  const known = [...sources.stablecoins, sources.wrappedNative];
  const rows = await transaction
    .select({
      address: poolTable.address,
      token0: { address: token0Table.address, decimals: token0Table.decimals },
      token1: { address: token1Table.address, decimals: token1Table.decimals },
    })
    .from(poolTable)
    .innerJoin(
      token0Table,
      and(eq(token0Table.chainId, poolTable.chainId), eq(token0Table.address, poolTable.token0)),
    )
    .innerJoin(
      token1Table,
      and(eq(token1Table.chainId, poolTable.chainId), eq(token1Table.address, poolTable.token1)),
    )
    .where(
      and(
        eq(poolTable.chainId, sources.chainId),
        or(inArray(poolTable.token0, known), inArray(poolTable.token1, known)),
        isNotNull(token0Table.decimals),
        isNotNull(token1Table.decimals),
      ),
    )
    .orderBy(asc(poolTable.address));
  return rows.map(({ address, token0, token1 }) => ({
    address,
    token0: { ...token0, decimals: token0.decimals ?? 0 },
    token1: { ...token1, decimals: token1.decimals ?? 0 },
  }));
}

/** For each pool the last reserves at or before the time and all after it, in chain order. */
async function listObservations(
  transaction: Transaction,
  chainId: number,
  pools: readonly Hex[],
  from: number,
): Promise<Map<Hex, Observation[]>> {
  const observations = new Map<Hex, Observation[]>(pools.map((pool) => [pool, []]));
  if (pools.length === 0) return observations;
  const samples = selectSamples(transaction, from);
  const { blockNumber, timestamp, reserve0, reserve1 } = samples;
  const rows = await transaction
    .select({ pool: poolTable.address, blockNumber, timestamp, reserve0, reserve1 })
    .from(poolTable)
    .crossJoinLateral(samples)
    .where(and(eq(poolTable.chainId, chainId), inArray(poolTable.address, [...pools])))
    .orderBy(asc(samples.blockNumber), asc(samples.logIndex));
  for (const { pool, ...observation } of rows) observations.get(pool)?.push(observation);
  return observations;
}

/** Of the pool of the outer query: the last Sync at or before the time, and all after it. */
function selectSamples(transaction: Transaction, from: number) {
  const columns = {
    blockNumber: syncTable.blockNumber,
    logIndex: syncTable.logIndex,
    timestamp: syncTable.blockTimestamp,
    reserve0: syncTable.reserve0,
    reserve1: syncTable.reserve1,
  };
  const ofPool = and(eq(syncTable.chainId, poolTable.chainId), eq(syncTable.pool, poolTable.address));
  const before = transaction
    .select(columns)
    .from(syncTable)
    .where(and(ofPool, lte(syncTable.blockTimestamp, from)))
    .orderBy(desc(syncTable.blockTimestamp), desc(syncTable.blockNumber), desc(syncTable.logIndex))
    .limit(1);
  const after = transaction
    .select(columns)
    .from(syncTable)
    .where(and(ofPool, gt(syncTable.blockTimestamp, from)));
  return unionAll(before, after).as('samples');
}
