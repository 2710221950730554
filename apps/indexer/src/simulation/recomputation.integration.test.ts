import type { Hex } from '@tradewind/db/column/hex-bytes';
import {
  poolCandleTable,
  poolTable,
  shareMoveTable,
  swapTable,
  syncTable,
  tokenTable,
} from '@tradewind/db/exchange/tables';
import { createTestDatabase } from '@tradewind/db/test-database';
import { getPoolSummary } from '@tradewind/db/market-info/get-pool-summary.query';
import { tokenPriceTable } from '@tradewind/db/market-info/tables';
import type { PoolObservation } from '@tradewind/rules/market-info/observed-pool';
import { observeReserves } from '@tradewind/rules/market-info/observe-reserves';
import { computeTokenPricesUsdE18, priceWindowSeconds } from '@tradewind/rules/market-info/token-price';
import { computePoolTvlUsdE18 } from '@tradewind/rules/market-info/total-value-locked';
import { findValuationMoment } from '@tradewind/rules/market-info/valuation-moment';
import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createChainModel } from './chain-model.ts';
import { startFollower } from './follower.ts';
import { noFaults, startModelNode } from './model-node.ts';
import { modelSources } from './model-sources.ts';
import { listModelExchange } from './model-areas.ts';
import { createRandom } from './random.ts';

const nobody: Hex = `0x${'00'.repeat(20)}`;
const intervals = [300, 3_600, 86_400];
let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Follows a chain through reorganisations to its end. */
async function follow(chainId: number) {
  const random = createRandom(chainId);
  const model = createChainModel(random, modelSources);
  const node = await startModelNode({ model, random, slowMs: 0, change: () => undefined });
  node.faults = noFaults;
  const follower = startFollower({
    databaseUrl: database.url,
    rpcUrl: node.url(chainId),
    timeoutMs: 5_000,
    chainId,
    areas: listModelExchange(chainId),
    chain: { finalityBlocks: 8, isLocal: true, maxRangeBlocks: 16 },
  });
  model.mine(120);
  for (let turn = 0; turn < 6; turn += 1) {
    await follower.catchUp();
    model.reorganise(random.between(1, 8), random.between(8, 20));
  }
  await follower.catchUp();
  await Promise.all([follower.kill(), node.close()]);
  return model.blocks.at(-1)!;
}

const readSwaps = (chainId: number) =>
  database.orm.select().from(swapTable).where(eq(swapTable.chainId, chainId));
const readSyncs = (chainId: number) =>
  database.orm
    .select()
    .from(syncTable)
    .where(eq(syncTable.chainId, chainId))
    .orderBy(syncTable.blockNumber, syncTable.logIndex);
const readMoves = (chainId: number) =>
  database.orm
    .select()
    .from(shareMoveTable)
    .where(eq(shareMoveTable.chainId, chainId))
    .orderBy(shareMoveTable.blockNumber, shareMoveTable.logIndex);
const readPools = (chainId: number) =>
  database.orm.select().from(poolTable).where(eq(poolTable.chainId, chainId));
const readCandles = (chainId: number) =>
  database.orm.select().from(poolCandleTable).where(eq(poolCandleTable.chainId, chainId));

/** Rows as texts, independent of the order of rows and columns. */
const toTexts = (rows: readonly object[]) =>
  rows
    .map((row) =>
      Object.entries(row)
        .map(([name, value]) => `${name}: ${value}`)
        .toSorted()
        .join(', '),
    )
    .toSorted();

/** Candles by a simple computation: from every event of a pool and a time at once. */
async function recomputeCandles(chainId: number) {
  const swaps = await readSwaps(chainId);
  const syncs = await readSyncs(chainId);
  return intervals.flatMap((interval) => {
    const isSame = (a: { pool: Hex; blockTimestamp: number }, b: typeof a) =>
      a.pool === b.pool &&
      Math.floor(a.blockTimestamp / interval) === Math.floor(b.blockTimestamp / interval);
    const first = syncs.filter((sync, index) => syncs.findIndex((other) => isSame(sync, other)) === index);
    return first.map((sync) => {
      const prices = syncs
        .filter((other) => isSame(sync, other) && other.reserve0 > 0n)
        .map(({ reserve0, reserve1 }) => (reserve1 * 10n ** 36n) / reserve0);
      const inside = swaps.filter((swap) => isSame(sync, swap));
      const sum = (amount: (swap: (typeof swaps)[number]) => bigint) =>
        inside.reduce((total, swap) => total + amount(swap), 0n);
      return {
        chainId,
        pool: sync.pool,
        intervalSeconds: interval,
        startsAt: sync.blockTimestamp - (sync.blockTimestamp % interval),
        openE36: prices[0] ?? null,
        highE36: prices.reduce<bigint | null>(
          (high, price) => (high === null || price > high ? price : high),
          null,
        ),
        lowE36: prices.reduce<bigint | null>(
          (low, price) => (low === null || price < low ? price : low),
          null,
        ),
        closeE36: prices.at(-1) ?? null,
        volume0: sum((swap) => swap.amount0In + swap.amount0Out),
        volume1: sum((swap) => swap.amount1In + swap.amount1Out),
        volumeUsdE18: sum((swap) => swap.volumeUsdE18 ?? 0n),
        swapCount: inside.length,
      };
    });
  });
}

/** Prices and values by a simple computation: from every Sync before a time, one after the other. */
async function recomputeValues(chainId: number, now: number) {
  const { listedTokens, stablecoins, wrappedNative } = modelSources;
  const [syncs, pools] = await Promise.all([readSyncs(chainId), readPools(chainId)]);
  const tokens = await database.orm.select().from(tokenTable).where(eq(tokenTable.chainId, chainId));
  const decimals = new Map(tokens.map((token) => [token.address, token.decimals]));
  const known = [...stablecoins, wrappedNative];
  const findChange = (addresses: readonly Hex[]) => syncs.findLast(({ pool }) => addresses.includes(pool));
  const toToken = (address: Hex) => ({ address, decimals: decimals.get(address) ?? 0 });
  /**
   * As of the last moment after a change: with everything before it, or with the change itself where that is
   * the moment.
   */
  const computeAt = (change: (typeof syncs)[number]) => {
    const { at } = findValuationMoment(change.blockTimestamp, now);
    const isBefore = (sync: typeof change, time: number) =>
      at === change.blockTimestamp
        ? sync.blockTimestamp <= time && sync.blockNumber <= change.blockNumber
        : sync.blockTimestamp < at && sync.blockTimestamp <= time;
    const observed = pools.flatMap((pool) => {
      const isKnown = [pool.token0, pool.token1].every((token) => decimals.get(token) !== null);
      const observations: PoolObservation[] = [];
      for (const sync of syncs.filter((each) => each.pool === pool.address && isBefore(each, at)))
        observations.push(observeReserves(observations.at(-1), { ...sync, timestamp: sync.blockTimestamp }));
      const atEnd = observations.at(-1);
      const atStart = observations.findLast(({ timestamp }) => timestamp <= at - priceWindowSeconds);
      return atEnd && isKnown
        ? { token0: toToken(pool.token0), token1: toToken(pool.token1), atStart, atEnd }
        : [];
    });
    return computeTokenPricesUsdE18({ pools: observed, stablecoins, wrappedNative }, at);
  };
  return {
    findPrice: (token: Hex) => {
      const publishing = pools.filter(
        ({ token0, token1 }) =>
          (token0 === token && known.includes(token1)) || (token1 === token && known.includes(token0)),
      );
      const change = findChange(publishing.map(({ address }) => address));
      return change && computeAt(change).get(token);
    },
    findTvl: (pool: (typeof pools)[number]) => {
      const change = findChange([pool.address]);
      const reserves = { ...pool, token0: toToken(pool.token0), token1: toToken(pool.token1) };
      return change && computePoolTvlUsdE18(reserves, new Set(listedTokens), computeAt(change));
    },
  };
}

describe.each([11, 12, 13])('[LIQ-09] chain %i, recomputed by a simple computation', (chainId) => {
  let last: Awaited<ReturnType<typeof follow>>;
  beforeAll(async () => {
    last = await follow(chainId);
  });

  it('has the same candles, and volumes that are the sums of a day’s swaps', async () => {
    const candles = await recomputeCandles(chainId);
    expect(candles.length).toBeGreaterThan(20);
    expect(toTexts(await readCandles(chainId))).toEqual(toTexts(candles));
    const swaps = await readSwaps(chainId);
    for (const pool of await readPools(chainId)) {
      const day = swaps.filter(
        (swap) => swap.pool === pool.address && swap.blockTimestamp > last.timestamp - 86_400,
      );
      const count = day.length;
      const volume = day.reduce((total, { volumeUsdE18 }) => total + (volumeUsdE18 ?? 0n), 0n);
      const known = count > 0 && volume === 0n ? null : volume;
      expect([pool.swapCount24h, pool.volume24hUsdE18]).toEqual([count, known]);
    }
  });

  it('[MKT-01] has prices and values as of their moments, and sums over all pools', async () => {
    const expected = await recomputeValues(chainId, last.timestamp);
    const priced = await database.orm
      .select({ token: tokenPriceTable.token, price: tokenPriceTable.priceUsdE18 })
      .from(tokenPriceTable)
      .where(and(eq(tokenPriceTable.chainId, chainId), isNotNull(tokenPriceTable.valuedAt)));
    for (const { token, price } of priced)
      expect([token, price]).toEqual([token, expected.findPrice(token) ?? null]);
    const pools = await readPools(chainId);
    for (const pool of pools.filter(({ isFunded }) => isFunded))
      expect([pool.address, pool.tvlUsdE18]).toEqual([pool.address, expected.findTvl(pool) ?? null]);
    expect(await getPoolSummary(database, { chainId })).toMatchObject({
      tvlUsdE18: pools.reduce<bigint | null>(
        (total, { tvlUsdE18 }) => (tvlUsdE18 === null ? total : (total ?? 0n) + tvlUsdE18),
        null,
      ),
      swapCount24h: pools.reduce((total, { swapCount24h }) => total + swapCount24h, 0),
    });
  });

  it('[LIQ-10] has sums over the pools of each token', async () => {
    const pools = await readPools(chainId);
    const tokens = await database.orm.select().from(tokenTable).where(eq(tokenTable.chainId, chainId));
    expect(tokens.some((token) => token.tvlUsdE18 > 0n || token.swapCount24h > 0)).toBe(true);
    for (const { address, tvlUsdE18, valuedPoolCount, volume24hUsdE18, swapCount24h } of tokens) {
      const own = pools.filter(({ token0, token1 }) => token0 === address || token1 === address);
      const add = (find: (pool: (typeof own)[number]) => bigint | null) =>
        own.reduce((total, pool) => total + (find(pool) ?? 0n), 0n);
      expect({ address, tvlUsdE18, valuedPoolCount, volume24hUsdE18, swapCount24h }).toEqual({
        address,
        tvlUsdE18: add((pool) => pool.tvlUsdE18),
        valuedPoolCount: own.filter((pool) => pool.tvlUsdE18 !== null).length,
        volume24hUsdE18: add((pool) => pool.volume24hUsdE18),
        swapCount24h: own.reduce((total, pool) => total + pool.swapCount24h, 0),
      });
    }
  });

  it('has the same holders, and positions that are the sums of their moves', async () => {
    const moves = await readMoves(chainId);
    for (const { address, totalSupply } of await readPools(chainId)) {
      const holders = Object.entries(last.shares[address] ?? {});
      expect(totalSupply).toBe(holders.reduce((total, [, amount]) => total + amount, 0n));
      for (const [account, amount] of holders.filter(([holder]) => holder !== nobody)) {
        const own = moves.filter((move) => move.pool === address && move.account === account);
        const since = own.slice(own.findLastIndex((_, index) => !own[index - 1]?.shares));
        const sum = (...kinds: string[]) =>
          since.reduce((total, move) => total + (kinds.includes(move.kind) ? move.amount0 : 0n), 0n);
        expect(own.at(-1)).toMatchObject({
          shares: amount,
          deposited0: sum('add', 'receive'),
          withdrawn0: sum('remove', 'send'),
          since: since[0]?.blockTimestamp,
          isComplete: since.every(({ kind }) => kind === 'add' || kind === 'remove'),
        });
      }
    }
  });
});
