import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { Transaction } from '@tradewind/db/database';
import { poolTable, syncTable } from '@tradewind/db/exchange/tables';
import type { MarketPool, PoolObservation } from '@tradewind/rules/market-info/market-pool';
import { priceWindowSeconds } from '@tradewind/rules/market-info/token-price';
import { and, asc, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { ExchangeSources } from '../exchange-sources.ts';
import type { ListedPool } from './list-market-pools.ts';

export type Observation = PoolObservation & { readonly blockNumber: number };

/** The pools that can tell prices, with their reserves from `priceWindowSeconds` before the given time on. */
export type Market = readonly (Omit<MarketPool, 'observations'> & {
  readonly observations: readonly Observation[];
})[];

export async function loadMarket(
  transaction: Transaction,
  sources: ExchangeSources,
  { pools, since }: { pools: readonly ListedPool[]; since: number },
): Promise<Market> {
  const known = new Set([...sources.stablecoins, sources.wrappedNative]);
  const quoting = pools.filter(
    ({ token0, token1 }) => known.has(token0.address) || known.has(token1.address),
  );
  const addresses = quoting.map(({ address }) => address);
  const from = since - priceWindowSeconds;
  const observations = await listObservations(transaction, sources.chainId, addresses, from);
  return quoting.flatMap(({ address, token0, token1 }) =>
    token0.decimals === null || token1.decimals === null
      ? []
      : {
          token0: { address: token0.address, decimals: token0.decimals },
          token1: { address: token1.address, decimals: token1.decimals },
          observations: observations.get(address) ?? [],
        },
  );
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
