import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Hex } from '../column/hex-bytes.ts';
import { tokenPriceTable } from '../market-info/tables.ts';
import { createTestDatabase } from '../test-database.ts';
import type { EventCursor } from '../column/event-cursor.ts';
import { listCandles } from './list-candles.query.ts';
import { listLiquidityEvents } from './list-liquidity-events.query.ts';
import { labelPools } from './label-pools.query.ts';
import { listPools } from './list-pools.query.ts';
import { listPoolTransactions, type PoolTransactionKind } from './list-pool-transactions.query.ts';
import { listPositions } from './list-positions.query.ts';
import {
  burnTable,
  mintTable,
  poolCandleTable,
  poolTable,
  shareMoveTable,
  swapTable,
  tokenTable,
} from './tables.ts';
import { hash, toAddress } from '../../test-support/known.ts';

const chainId = 31337;
const [cake, dollar, odd] = [toAddress('c'), toAddress('d'), toAddress('e')];
const [first, second, third] = [toAddress('1'), toAddress('2'), toAddress('3')];
const [owner, other] = [toAddress('a'), toAddress('b')];

let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  database = await createTestDatabase();
  await seedPools();
  await seedEvents();
});
afterAll(() => database.drop());

async function seedPools(): Promise<void> {
  const { orm } = database;
  const token = { chainId, isListed: true, createdBlockNumber: 1, decimals: 18 };
  await orm.insert(tokenTable).values([
    { ...token, address: cake, name: 'Cake', symbol: 'CAKE' },
    { ...token, address: dollar, name: 'US Dollar', symbol: 'BUSD' },
    { ...token, address: odd, name: null, symbol: null },
  ]);
  const pool = { chainId, createdBlockNumber: 1, createdAt: 1, reserve0: 100n, reserve1: 200n };
  await orm.insert(poolTable).values([
    { ...pool, address: first, place: 0, token0: cake, token1: dollar },
    { ...pool, address: second, place: 1, token0: cake, token1: odd },
    { ...pool, address: third, place: 2, token0: dollar, token1: odd },
  ]);
  await labelPools(orm, chainId);
  await orm.insert(tokenPriceTable).values({ chainId, token: cake, priceUsdE18: 3n });
}

async function seedEvents(): Promise<void> {
  const { orm } = database;
  const event = {
    chainId,
    blockHash: hash,
    blockTimestamp: 1_000,
    txHash: hash,
    pool: first,
    account: owner,
  };
  const at = (blockNumber: number, logIndex: number) => ({ ...event, blockNumber, logIndex });
  const amounts = { amount0: 5n, amount1: 7n };
  const flows = { amount0In: 5n, amount1In: 0n, amount0Out: 0n, amount1Out: 7n };
  await orm.insert(mintTable).values([
    { ...at(2, 1), sender: other, ...amounts },
    { ...at(2, 1), chainId: 1, sender: other, ...amounts },
  ]);
  await orm.insert(burnTable).values({ ...at(4, 0), sender: other, recipient: owner, ...amounts });
  await orm.insert(swapTable).values([
    { ...at(3, 9), sender: other, recipient: owner, ...flows, volumeUsdE18: 4n },
    { ...at(4, 8), sender: other, recipient: owner, ...flows, volumeUsdE18: null },
    { ...at(4, 9), pool: second, sender: other, recipient: owner, ...flows, volumeUsdE18: null },
    {
      ...at(5, 9),
      pool: second,
      account: other,
      sender: other,
      recipient: other,
      ...flows,
      volumeUsdE18: null,
    },
  ]);
  const position = {
    deposited0: 5n,
    deposited1: 7n,
    withdrawn0: 0n,
    withdrawn1: 0n,
    depthE18: 6n,
    since: 1_000,
  };
  const move = { ...amounts, ...position, isComplete: true, totalSupply: 10n, rootKLast: 9n, moved: 4n };
  await orm.insert(shareMoveTable).values([
    { ...at(2, 0), ...move, kind: 'add', shares: 4n },
    { ...at(4, 1), ...move, kind: 'remove', moved: 1n, shares: 3n },
    { ...at(3, 0), ...move, pool: second, kind: 'add', shares: 4n },
    { ...at(5, 0), ...move, pool: second, kind: 'send', shares: 0n },
    { ...at(5, 0), ...move, account: other, pool: second, kind: 'receive', shares: 4n, isComplete: false },
    { ...at(6, 0), ...move, pool: third, kind: 'add', shares: 4n },
  ]);
  const candle = { chainId, pool: first, intervalSeconds: 300, volume0: 1n, volume1: 2n, volumeUsdE18: 3n };
  const prices = { openE36: 4n, highE36: 6n, lowE36: 3n, closeE36: 5n, swapCount: 1 };
  await orm
    .insert(poolCandleTable)
    .values([
      ...[600, 900, 1_500].map((startsAt) => ({ ...candle, ...prices, startsAt })),
      { ...candle, startsAt: 1_200, swapCount: 1 },
      { ...candle, ...prices, startsAt: 0, intervalSeconds: 3_600 },
    ]);
}

const transactions = async (kind?: PoolTransactionKind, pool = first) => {
  const query = { chainId, pool, limit: 10, ...(kind && { kind }) };
  return (await listPoolTransactions(database, query)).items;
};

describe('[LIQ-09] transactions of a pool', () => {
  it('are its swaps, deposits and withdrawals, newest first', async () => {
    const rows = (await transactions()).map(({ kind, blockNumber, logIndex }) => [
      kind,
      blockNumber,
      logIndex,
    ]);
    expect(rows).toEqual([
      ['swap', 4, 8],
      ['remove', 4, 0],
      ['swap', 3, 9],
      ['add', 2, 1],
    ]);
  });

  it('have the amounts that the pool received and paid', async () => {
    const [add] = await transactions('add');
    expect(add).toEqual({
      kind: 'add',
      blockNumber: 2,
      logIndex: 1,
      blockTimestamp: 1_000,
      txHash: hash,
      account: owner,
      amount0In: 5n,
      amount1In: 7n,
      amount0Out: 0n,
      amount1Out: 0n,
      volumeUsdE18: null,
    });
    expect((await transactions('remove')).map((row) => [row.amount0In, row.amount0Out])).toEqual([[0n, 5n]]);
    expect((await transactions('swap')).map((row) => row.volumeUsdE18)).toEqual([null, 4n]);
    expect(await transactions('add', second)).toEqual([]);
  });

  it('are on request only those of one account', async () => {
    const rows = await listPoolTransactions(database, { chainId, pool: second, account: owner, limit: 10 });
    const everyones = await transactions(undefined, second);
    expect(everyones).toHaveLength(2);
    expect(rows.items).toEqual(everyones.filter(({ account }) => account === owner));
    expect(rows.items).toHaveLength(1);
    const nobodys = { chainId, pool: first, account: third, limit: 10 };
    expect((await listPoolTransactions(database, nobodys)).items).toEqual([]);
  });

  it.each([1, 2, 3])('are paged without loss, %i at a time', async (limit) => {
    const seen: string[] = [];
    let cursor: EventCursor | undefined;
    do {
      const page = await listPoolTransactions(database, {
        chainId,
        pool: first,
        limit,
        ...(cursor && { cursor }),
      });
      seen.push(...page.items.map(({ kind }) => kind));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toEqual(['swap', 'remove', 'swap', 'add']);
  });
});

const pools = async (account: Hex) =>
  (await listPositions(database, { chainId, account, limit: 10 })).items.map((row) => [
    row.address,
    row.shares,
  ]);

describe('[LIQ-09] positions of an account', () => {
  it('are its last moves in the pools where it still has pool tokens', async () => {
    expect(await pools(owner)).toEqual([
      [first, 3n],
      [third, 4n],
    ]);
    expect(await pools(other)).toEqual([[second, 4n]]);
    expect(await pools(cake)).toEqual([]);
  });

  it('come with the pool, its tokens and their prices', async () => {
    const { items } = await listPositions(database, { chainId, account: owner, limit: 1 });
    expect(items).toMatchObject([
      { reserve1: 200n, token1: { symbol: 'BUSD' }, price0UsdE18: 3n, price1UsdE18: null, isComplete: true },
    ]);
  });

  it('are paged by pool', async () => {
    const page = await listPositions(database, { chainId, account: owner, limit: 1 });
    expect(page.nextCursor).toBe(first);
    const next = await listPositions(database, { chainId, account: owner, limit: 1, cursor: first });
    expect([next.items.map((row) => row.address), next.nextCursor]).toEqual([[third], undefined]);
  });
});

it('[LIQ-09] liquidity events of an account are paged from the newest on', async () => {
  const query = { chainId, account: owner, limit: 3 };
  const page = await listLiquidityEvents(database, query);
  expect(page.items.map(({ kind, pool, moved }) => [kind, pool, moved])).toEqual([
    ['add', third, 4n],
    ['send', second, 4n],
    ['remove', first, 1n],
  ]);
  const next = await listLiquidityEvents(database, {
    ...query,
    ...(page.nextCursor && { cursor: page.nextCursor }),
  });
  expect(next.items.map(({ blockNumber, token0 }) => [blockNumber, token0.symbol])).toEqual([
    [3, 'CAKE'],
    [2, 'CAKE'],
  ]);
  expect(next.nextCursor).toBeUndefined();
});

const starts = async (query: { before?: number; limit?: number; intervalSeconds?: number }) =>
  (await listCandles(database, { chainId, pool: first, intervalSeconds: 300, limit: 10, ...query })).map(
    ({ startsAt }) => startsAt,
  );

describe('[LIQ-09] candles of a pool', () => {
  it('are those of one interval that have a price, newest first', async () => {
    expect(await starts({})).toEqual([1_500, 900, 600]);
    expect(await starts({ intervalSeconds: 3_600 })).toEqual([0]);
  });

  it('are as many as requested before a time', async () => {
    expect(await starts({ before: 1_500, limit: 1 })).toEqual([900]);
    expect(await starts({ before: 600 })).toEqual([]);
  });
});

const found = async (search: string) =>
  (await listPools(database, { chainId, sort: 'symbol', limit: 9, offset: 0, search })).items.map(
    (pool) => pool.address,
  );

describe('[LIQ-09] pools by two tokens', () => {
  it('are found in either order, by symbol or address', async () => {
    expect(await found('cake/busd')).toEqual([first]);
    expect(await found(' BUSD / Cake ')).toEqual([first]);
    expect(await found(`cake/${odd}`)).toEqual([second]);
    expect(await found('busd/busd')).toEqual([]);
    expect(await found(`${dollar}/${odd}`)).toEqual([third]);
    expect(await found(`${odd}/ca`)).toEqual([second]);
    expect((await found('cake/')).toSorted()).toEqual([first, second]);
  });
});
