import { and, asc, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import type { Hex } from '../column/hex-bytes.ts';
import { poolTable, syncTable } from '../exchange/tables.ts';
import type { ListedPool } from './list-market-pools.query.ts';

/** A pool's reserves from `timestamp` until the next observation. */
export type PoolObservationRow = {
  blockNumber: number;
  timestamp: number;
  reserve0: bigint;
  reserve1: bigint;
};

type Token = { address: Hex; decimals: number };

/** A pool's reserves over a span of time, as prices are computed from them. */
export type PoolHistory = { token0: Token; token1: Token; observations: PoolObservationRow[] };

export type PoolHistoryQuery = {
  chainId: number;
  /** All pools; told from are those with one of the `known` tokens whose tokens both tell their decimals. */
  pools: readonly ListedPool[];
  known: readonly Hex[];
  /** Chain seconds: the last reserves at or before `from` and all after it up to `to`. */
  from: number;
  to: number;
};

type Reader = Pick<PostgresJsDatabase, 'select' | 'selectDistinctOn'>;

/** The histories of the pools that can tell prices, each in chain order; also inside a transaction. */
export async function listPoolHistories(
  orm: Reader,
  { chainId, pools, known, from, to }: PoolHistoryQuery,
): Promise<PoolHistory[]> {
  const quoting = pools.filter(
    ({ token0, token1 }) => known.includes(token0.address) || known.includes(token1.address),
  );
  const addresses = quoting.map(({ address }) => address);
  const observations = await listObservations(orm, { chainId, pools: addresses, from, to });
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

async function listObservations(
  orm: Reader,
  { chainId, pools, from, to }: { chainId: number; pools: readonly Hex[]; from: number; to: number },
): Promise<Map<Hex, PoolObservationRow[]>> {
  const observations = new Map<Hex, PoolObservationRow[]>(pools.map((pool) => [pool, []]));
  if (pools.length === 0) return observations;
  const samples = selectSamples(orm, from, to);
  const { blockNumber, timestamp, reserve0, reserve1 } = samples;
  const rows = await orm
    .select({ pool: poolTable.address, blockNumber, timestamp, reserve0, reserve1 })
    .from(poolTable)
    .crossJoinLateral(samples)
    .where(and(eq(poolTable.chainId, chainId), inArray(poolTable.address, [...pools])))
    .orderBy(asc(samples.blockNumber), asc(samples.logIndex));
  for (const { pool, ...observation } of rows) observations.get(pool)?.push(observation);
  return observations;
}

/** Of the pool of the outer query: the last Sync at or before `from`, and the last of each block after it up to `to`: no other lasts any time. */
function selectSamples(orm: Reader, from: number, to: number) {
  const columns = {
    blockNumber: syncTable.blockNumber,
    logIndex: syncTable.logIndex,
    timestamp: syncTable.blockTimestamp,
    reserve0: syncTable.reserve0,
    reserve1: syncTable.reserve1,
  };
  const ofPool = and(eq(syncTable.chainId, poolTable.chainId), eq(syncTable.pool, poolTable.address));
  const before = orm
    .select(columns)
    .from(syncTable)
    .where(and(ofPool, lte(syncTable.blockTimestamp, from)))
    .orderBy(desc(syncTable.blockTimestamp), desc(syncTable.blockNumber), desc(syncTable.logIndex))
    .limit(1);
  const after = orm
    .selectDistinctOn([syncTable.blockTimestamp, syncTable.blockNumber], columns)
    .from(syncTable)
    .where(and(ofPool, gt(syncTable.blockTimestamp, from), lte(syncTable.blockTimestamp, to)))
    .orderBy(desc(syncTable.blockTimestamp), desc(syncTable.blockNumber), desc(syncTable.logIndex));
  return unionAll(before, after).as('samples');
}
