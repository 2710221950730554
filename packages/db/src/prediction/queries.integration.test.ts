import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Hex } from '../column/hex-bytes.ts';
import { createTestDatabase } from '../test-database.ts';
import { findBonusWeek } from './find-bonus-week.query.ts';
import { findRoundToClaim } from './find-round-to-claim.query.ts';
import { getMarketState } from './get-market-state.query.ts';
import { listPriceCandles } from './list-price-candles.query.ts';
import { listEntriesOfTransaction } from './list-entries-of-transaction.query.ts';
import { listPositions } from './list-positions.query.ts';
import { listRounds } from './list-rounds.query.ts';
import { listUnresolvedBoundaries } from './list-unresolved-boundaries.query.ts';
import { listWeekEntries } from './list-week-entries.query.ts';
import {
  bonusClaimedTable,
  boundaryResolvedTable,
  claimedTable,
  enteredTable,
  entriesPausedTable,
  priceCandleTable,
  priceTable,
  roundTable,
  weekExpiredTable,
  weekPublishedTable,
  weekVetoedTable,
} from './tables.ts';

const chainId = 31337;
const genesis = 3_000;
const lockAt = (epoch: number) => genesis + epoch * 300;
const hash = (digit: string): Hex => `0x${digit.repeat(64)}`;
const [alice, bob]: [Hex, Hex] = [`0x${'a'.repeat(40)}`, `0x${'b'.repeat(40)}`];

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let logIndex = 0;
const at = (blockNumber: number, txHash = hash('1')) => {
  logIndex += 1;
  return { chainId, blockNumber, logIndex, blockHash: hash('f'), blockTimestamp: blockNumber * 10, txHash };
};

/** Rounds: 1 won by up, 2 void, 3 lost by alice, 4 pending; the same rows of another chain must never be seen. */
beforeAll(async () => {
  database = await createTestDatabase();
  const { orm } = database;
  const entry = (blockNumber: number, epoch: number, account: Hex, isUp: boolean, txHash = hash('1')) => ({
    ...at(blockNumber, txHash),
    epoch,
    account,
    isUp,
    amount: 5n,
    totalUp: 0n,
    totalDown: 0n,
  });
  const entries = [
    entry(10, 1, alice, true, hash('2')),
    entry(10, 1, bob, false, hash('3')),
    entry(20, 2, alice, true),
    entry(30, 3, alice, false),
    entry(31, 3, bob, true),
    entry(40, 4, alice, true),
  ];
  const foreign = entries.map((row) => ({ ...row, chainId: 1, account: bob, epoch: row.epoch + 10 }));
  await orm.insert(enteredTable).values([...entries, ...foreign]);
  const round = { chainId, totalUp: 5n, totalDown: 5n, entryCount: 2, fee: 1n };
  await orm.insert(roundTable).values([
    { ...round, epoch: 1, outcome: 'up' },
    { ...round, epoch: 2, totalDown: 0n, entryCount: 1, outcome: 'void', fee: 0n },
    { ...round, epoch: 3, outcome: 'up' },
    { ...round, epoch: 4, totalDown: 0n, entryCount: 1, outcome: 'pending', fee: 0n },
    { ...round, epoch: 1, chainId: 1, outcome: 'up' },
  ]);
  const resolved = (blockNumber: number, boundary: number, price: bigint) => ({
    ...at(blockNumber),
    boundary,
    isPriced: price > 0n,
    price,
    oracleRound: price > 0n ? 2n ** 64n + 1n : 0n,
  });
  await orm
    .insert(boundaryResolvedTable)
    .values([resolved(11, 1, 100n), resolved(21, 2, 110n), resolved(31, 3, 0n), resolved(41, 4, 120n)]);
  await orm.insert(claimedTable).values({
    ...at(22, hash('4')),
    epoch: 1,
    account: alice,
    amount: 9n,
    recipient: alice,
    relayer: bob,
  });
  const price = (n: number, answer: bigint, updatedAt: number) => ({
    ...at(n),
    roundId: 2n ** 64n + BigInt(n),
    answer,
    updatedAt,
  });
  await orm
    .insert(priceTable)
    .values([
      price(1, 100n, lockAt(1) + 1),
      price(2, -7n, lockAt(2)),
      price(3, 110n, lockAt(2) + 9),
      { ...price(4, 1n, lockAt(9)), chainId: 1 },
    ]);
  const candle = (startsAt: number, open: bigint) => ({
    chainId,
    startsAt,
    open,
    high: 9n,
    low: 1n,
    close: 5n,
  });
  await orm
    .insert(priceCandleTable)
    .values([
      candle(300, 1n),
      candle(600, 2n),
      candle(1_200, 3n),
      candle(1_500, 4n),
      { ...candle(900, 7n), chainId: 1 },
    ]);
});
afterAll(() => database.drop());

describe('rounds', () => {
  it('[PRED-11] lists every round of a range, with stakes or without, and what is known of its boundaries', async () => {
    const rounds = await listRounds(database, { chainId, genesis, fromEpoch: 0, toEpoch: 5 });
    expect(rounds.map(({ epoch }) => epoch)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(rounds[0]).toMatchObject({ totalUp: 0n, entryCount: 0, outcome: 'pending', lock: null, fee: 0n });
    expect(rounds[1]).toEqual({
      epoch: 1,
      totalUp: 5n,
      totalDown: 5n,
      entryCount: 2,
      outcome: 'up',
      fee: 1n,
      lock: { isPriced: true, price: 100n, oracleRound: 2n ** 64n + 1n, blockNumber: 11 },
      close: { isPriced: true, price: 110n, oracleRound: 2n ** 64n + 1n, blockNumber: 21 },
      lockFeed: { roundId: 2n ** 64n + 1n, answer: 100n, updatedAt: lockAt(1) + 1 },
      closeFeed: { roundId: 2n ** 64n + 3n, answer: 110n, updatedAt: lockAt(2) + 9 },
      position: null,
    });
    expect(rounds[2]?.close).toEqual({ isPriced: false, price: 0n, oracleRound: 0n, blockNumber: 31 });
    expect(rounds[5]).toMatchObject({ lock: null, close: null, lockFeed: null, closeFeed: null });
  });

  it('[PRED-11] tells what an account has in them and took out', async () => {
    const own = await listRounds(database, { chainId, genesis, fromEpoch: 1, toEpoch: 5, account: alice });
    expect(own.map(({ position }) => position?.isUp)).toEqual([true, true, false, true, undefined]);
    expect(own[0]?.position).toEqual({
      amount: 5n,
      isUp: true,
      blockNumber: 10,
      blockTimestamp: 100,
      txHash: hash('2'),
      claim: { amount: 9n, txHash: hash('4'), blockNumber: 22 },
    });
    expect(own[1]?.position?.claim).toBeNull();
  });

  it('[PRED-09] pages through the rounds of an account from the newest', async () => {
    const page = await listPositions(database, { chainId, account: alice, limit: 2 });
    expect(page.map(({ epoch }) => epoch)).toEqual([4, 3]);
    const rest = await listPositions(database, { chainId, account: alice, limit: 9, beforeEpoch: 3 });
    expect(rest.map(({ epoch, outcome }) => [epoch, outcome])).toEqual([
      [2, 'void'],
      [1, 'up'],
    ]);
    expect(rest[1]).toMatchObject({ lock: { price: 100n }, position: { claim: { amount: 9n } } });
  });

  it('[PRED-08] finds the newest round with something to collect', async () => {
    const nobody: Hex = `0x${'0'.repeat(40)}`;
    const epochs = [alice, bob, nobody].map((account) => findRoundToClaim(database, { chainId, account }));
    expect(await Promise.all(epochs)).toEqual([2, 3, undefined]);
  });

  it('[PRED-06] finds what a transaction entered', async () => {
    const entries = await listEntriesOfTransaction(database, { chainId, txHash: hash('3') });
    expect(entries).toEqual([expect.objectContaining({ epoch: 1, account: bob, isUp: false, amount: 5n })]);
    expect(await listEntriesOfTransaction(database, { chainId, txHash: hash('9') })).toEqual([]);
  });

  it('[PRED-12] lists the boundaries that hold a round with stakes up', async () => {
    const list = (toBoundary: number, limit = 9) =>
      listUnresolvedBoundaries(database, { chainId, toBoundary, limit });
    expect([await list(5), await list(4), await list(3)]).toEqual([[5], [], []]);
    await database.sql`delete from chain.prediction_boundary_resolved where boundary = 4`;
    expect([await list(5), await list(4)]).toEqual([[4, 5], [4]]);
    // Of too many the newest: the market of now must not wait for what nobody can prove.
    expect(await list(5, 1)).toEqual([5]);
  });

  it('[PRED-10] lists the entries of settled rounds in their order', async () => {
    const entries = await listWeekEntries(database, { chainId, fromEpoch: 1, toEpoch: 9 });
    expect(entries.map(({ epoch, account }) => [epoch, account])).toEqual([
      [1, alice],
      [1, bob],
      [3, alice],
      [3, bob],
    ]);
    expect(await listWeekEntries(database, { chainId, fromEpoch: 2, toEpoch: 2 })).toEqual([]);
  });
});

describe('prices', () => {
  it('[PRED-03] lists candles, ahead of them the last one before', async () => {
    const ranges = [
      { from: 900, to: 1_500 },
      { from: 0, to: 600 },
      { from: 600, to: 600 },
    ];
    const lists = await Promise.all(ranges.map((range) => listPriceCandles(database, { chainId, ...range })));
    expect(lists.map((list) => list.map(({ startsAt }) => startsAt))).toEqual([[600, 1_200], [300], [300]]);
  });

  it('[PRED-11] tells how the market stands', async () => {
    const read = () => getMarketState(database, { chainId });
    expect(await read()).toEqual({
      isPaused: false,
      lastPrice: { roundId: 2n ** 64n + 3n, answer: 110n, updatedAt: lockAt(2) + 9 },
    });
    await database.orm.insert(entriesPausedTable).values({ ...at(50), isPaused: true });
    expect((await read()).isPaused).toBe(true);
    await database.orm.insert(entriesPausedTable).values({ ...at(50), isPaused: false });
    expect((await read()).isPaused).toBe(false);
    expect(await getMarketState(database, { chainId: 99 })).toEqual({ isPaused: false, lastPrice: null });
  });
});

describe('accounts and bonuses', () => {
  it('[PRED-10] tells what is published and paid of a week', async () => {
    const { orm } = database;
    const read = () => findBonusWeek(database, { chainId, week: 7 });
    const published = { week: 7, total: 9n, datasetHash: hash('d'), activeAt: 70 };
    expect(await read()).toBeUndefined();
    await orm.insert(weekPublishedTable).values({ ...at(70), ...published, root: hash('a') });
    expect(await read()).toMatchObject({ root: hash('a'), total: 9n, isExpired: false, claims: [] });
    await orm.insert(weekVetoedTable).values({ ...at(71), week: 7, root: hash('a') });
    expect(await read()).toBeUndefined();
    await orm.insert(weekPublishedTable).values({ ...at(72), ...published, root: hash('b') });
    const claim = { week: 7, kind: 1, rank: 3, account: alice, amount: 2n };
    await orm.insert(bonusClaimedTable).values({ ...at(73, hash('5')), ...claim });
    await orm.insert(weekExpiredTable).values({ ...at(74), week: 7, amount: 7n });
    expect(await read()).toEqual({
      root: hash('b'),
      total: 9n,
      datasetHash: hash('d'),
      activeAt: 70,
      isExpired: true,
      claims: [{ kind: 1, rank: 3, txHash: hash('5') }],
    });
  });
});
