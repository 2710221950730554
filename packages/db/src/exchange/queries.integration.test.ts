import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Hex } from '../column/hex-bytes.ts';
import { findCheckpoint } from '../indexing/find-checkpoint.query.ts';
import { checkpointTable } from '../indexing/tables.ts';
import { findTokenPriceUsd } from '../market-info/find-token-price-usd.query.ts';
import { getPoolSummary } from '../market-info/get-pool-summary.query.ts';
import { listTokenPrices } from '../market-info/list-token-prices.query.ts';
import { poolTotalTable, tokenPriceTable } from '../market-info/tables.ts';
import { createTestDatabase } from '../test-database.ts';
import { findPool } from './find-pool.query.ts';
import { labelPools } from './label-pools.query.ts';
import { listPools } from './list-pools.query.ts';
import type { EventCursor } from '../column/event-cursor.ts';
import { listSwaps } from './list-swaps.query.ts';
import { poolTable, swapTable, tokenTable } from './tables.ts';
import { hash, toAddress } from '../../test-support/known.ts';

const chainId = 31337;
const now = 1_800_000_000;
const [cake, dollar, odd] = [toAddress('c'), toAddress('d'), toAddress('e')];
const [large, small, unknown] = [toAddress('1'), toAddress('2'), toAddress('3')];
const most = 2n ** 256n - 1n;

let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  database = await createTestDatabase();
  const { orm } = database;
  const token = { chainId, isListed: true, createdBlockNumber: 1, decimals: 18 };
  await orm.insert(tokenTable).values([
    { ...token, address: cake, name: 'Cake 100%', symbol: 'CAKE' },
    { ...token, address: dollar, name: 'US Dollar', symbol: 'BUSD' },
    { ...token, address: odd, name: null, symbol: null, decimals: null, isListed: false },
  ]);
  const pool = {
    chainId,
    createdBlockNumber: 1,
    createdAt: now,
    reserve0: 1n,
    reserve1: most,
    reserveBlockNumber: 2,
  };
  await orm.insert(poolTable).values([
    {
      ...pool,
      address: small,
      place: 0,
      token0: cake,
      token1: odd,
      tvlUsdE18: 5n,
      volume24hUsdE18: 15n,
      swapCount24h: 4,
      volume7dUsdE18: 15n,
    },
    {
      ...pool,
      address: large,
      place: 1,
      token0: cake,
      token1: dollar,
      tvlUsdE18: 10n ** 40n,
      volume24hUsdE18: 0n,
      volume7dUsdE18: 1000n,
      feeAprBps: 0n,
    },
    {
      ...pool,
      address: unknown,
      place: 2,
      token0: dollar,
      token1: odd,
      createdBlockNumber: 2,
      tvlUsdE18: null,
      volume24hUsdE18: null,
      volume7dUsdE18: null,
    },
  ]);
  await labelPools(orm, chainId);
  await orm.insert(poolTotalTable).values({
    chainId,
    tvlUsdE18: 10n ** 40n + 5n,
    valuedPoolCount: 2,
    volume24hUsdE18: 15n,
    swapCount24h: 4,
  });
  await orm.insert(checkpointTable).values({
    chainId,
    genesisHash: hash,
    deploymentHash: hash,
    blockNumber: 9,
    blockHash: hash,
    blockTimestamp: now,
  });
  await orm.insert(tokenPriceTable).values({ chainId, token: cake, priceUsdE18: most });
  const swap = {
    chainId,
    blockHash: hash,
    blockTimestamp: now,
    sender: odd,
    recipient: odd,
    volumeUsdE18: null,
  };
  const amounts = { amount0In: most, amount1In: 0n, amount0Out: 0n, amount1Out: 1n };
  await orm.insert(swapTable).values(
    Array.from({ length: 5 }, (_, index) => ({
      ...swap,
      ...amounts,
      blockNumber: 5 + (index >> 1),
      logIndex: index,
      txHash: hash,
      pool: index === 4 ? small : large,
      account: index === 0 ? odd : cake,
    })),
  );
});
afterAll(() => database.drop());

const symbols = async (query: Partial<Parameters<typeof listPools>[1]>) =>
  (await listPools(database, { chainId, sort: 'tvl', limit: 10, offset: 0, ...query })).items.map(
    (pool) => pool.address,
  );

const indexes = async (filter: { account?: Hex; pool?: Hex; txHash?: Hex }) =>
  (await listSwaps(database, { chainId, limit: 9, ...filter })).items.map(({ logIndex }) => logIndex);

describe('listPools', () => {
  it('[MKT-01] sorts by value locked, by volume and by symbol, unknown last', async () => {
    expect(await symbols({ sort: 'tvl' })).toEqual([large, small, unknown]);
    expect(await symbols({ sort: 'volume24h' })).toEqual([small, large, unknown]);
    expect(await symbols({ sort: 'volume7d' })).toEqual([large, small, unknown]);
    expect(await symbols({ sort: 'feeApr' })).toEqual([large, unknown, small]);
    expect(await symbols({ sort: 'created' })).toEqual([unknown, small, large]);
    expect(await symbols({ sort: 'symbol' })).toEqual([large, small, unknown]);
  });

  it('finds by symbol, name and address, and treats wildcards literally', async () => {
    expect(await symbols({ search: ' cak' })).toEqual([large, small]);
    expect(await symbols({ search: 'dollar' })).toEqual([large, unknown]);
    expect(await symbols({ search: '0%' })).toEqual([large, small]);
    expect(await symbols({ search: '_' })).toEqual([]);
    expect(await symbols({ search: odd.toUpperCase().replace('0X', '0x') })).toEqual([small, unknown]);
    expect(await symbols({ search: small })).toEqual([small]);
  });

  it('puts unknown values last in the other order too, and equal ones by their addresses', async () => {
    expect(await symbols({ sort: 'tvl', order: 'asc' })).toEqual([small, large, unknown]);
    expect(await symbols({ sort: 'feeApr', order: 'asc' })).toEqual([large, small, unknown]);
    expect(await symbols({ sort: 'feeApr', order: 'desc' })).toEqual([large, unknown, small]);
    expect(await symbols({ sort: 'symbol', order: 'desc' })).toEqual([large, unknown, small]);
  });

  it('pages through every pool once, in either order', async () => {
    for (const order of ['asc', 'desc'] as const) {
      const pages = await Promise.all(
        [0, 1, 2].map((offset) => symbols({ sort: 'volume24h', order, limit: 1, offset })),
      );
      expect(pages.flat()).toEqual(await symbols({ sort: 'volume24h', order }));
    }
  });

  it('counts all matches, beyond the page too', async () => {
    const page = await listPools(database, { chainId, sort: 'tvl', limit: 1, offset: 5 });
    expect(page).toEqual({ items: [], total: 3 });
  });

  it('returns nothing for another chain', async () => {
    expect(await listPools(database, { chainId: 1, sort: 'tvl', limit: 1, offset: 0 })).toEqual({
      items: [],
      total: 0,
    });
  });
});

it('findPool reads a pool in any letter case, with exact amounts', async () => {
  expect(await findPool(database, { chainId, address: small })).toMatchObject({
    address: small,
    reserve1: most,
    volume24hUsdE18: 15n,
    swapCount24h: 4,
    token0: { symbol: 'CAKE', decimals: 18 },
    token1: { symbol: null, decimals: null, isListed: false },
  });
  expect(await findPool(database, { chainId, address: toAddress('9') })).toBeUndefined();
});

describe('listSwaps', () => {
  it('pages from the newest to the oldest without loss', async () => {
    const seen: number[] = [];
    let cursor: EventCursor | undefined;
    do {
      const page = await listSwaps(database, { chainId, limit: 2, ...(cursor && { cursor }) });
      seen.push(...page.items.map(({ logIndex }) => logIndex));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toEqual([4, 3, 2, 1, 0]);
  });

  it('filters by account, pool and transaction, together too', async () => {
    expect(await indexes({ account: odd })).toEqual([0]);
    expect(await indexes({ pool: small })).toEqual([4]);
    expect(await indexes({ txHash: hash })).toEqual([4, 3, 2, 1, 0]);
    expect(await indexes({ txHash: hash, account: cake, pool: large })).toEqual([3, 2, 1]);
    expect(await indexes({ account: odd, pool: small })).toEqual([]);
  });
});

it('[MKT-01] getPoolSummary returns the indexer’s sums, and the number of pools', async () => {
  expect(await getPoolSummary(database, { chainId })).toEqual({
    tvlUsdE18: 10n ** 40n + 5n,
    volume24hUsdE18: 15n,
    swapCount24h: 4,
    poolCount: 3,
  });
  expect(await getPoolSummary(database, { chainId: 1 })).toEqual({
    tvlUsdE18: null,
    volume24hUsdE18: 0n,
    swapCount24h: 0,
    poolCount: 0,
  });
});

it('[MKT-01] prices are read one by one and all at once', async () => {
  expect(await findTokenPriceUsd(database, { chainId, token: cake })).toBe(most);
  expect(await findTokenPriceUsd(database, { chainId, token: odd })).toBeUndefined();
  expect(await listTokenPrices(database, { chainId })).toMatchObject([{ token: cake, symbol: 'CAKE' }]);
});

it('findCheckpoint returns the last indexed block of a chain', async () => {
  expect(await findCheckpoint(database, { chainId })).toMatchObject({ blockNumber: 9, blockTimestamp: now });
  expect(await findCheckpoint(database, { chainId: 1 })).toBeUndefined();
});
