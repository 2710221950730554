import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Hex } from '../column/hex-bytes.ts';
import { createTestDatabase } from '../test-database.ts';
import { findBonusWeek } from './find-bonus-week.query.ts';
import { findRoundToClaim } from './find-round-to-claim.query.ts';
import { getMarketState } from './get-market-state.query.ts';
import { getWeekSums } from './get-week-sums.query.ts';
import { listAccountWeeks } from './list-account-weeks.query.ts';
import { listPriceCandles } from './list-price-candles.query.ts';
import { listEntriesOfTransaction } from './list-entries-of-transaction.query.ts';
import { listPositions } from './list-positions.query.ts';
import { listRounds } from './list-rounds.query.ts';
import { listUnresolvedBoundaries } from './list-unresolved-boundaries.query.ts';
import {
  accountWeekTable,
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
import { toAddress, toHash } from '../../test-support/known.ts';

const chainId = 31337;
const genesis = 3_000;
const lockAt = (epoch: number) => genesis + epoch * 300;
const toAccount = (digit: number) => toAddress(String(digit));
const [alice, bob] = [toAddress('a'), toAddress('b')];

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let logIndex = 0;
const at = (blockNumber: number, txHash = toHash('1')) => {
  logIndex += 1;
  return { chainId, blockNumber, logIndex, blockHash: toHash('f'), blockTimestamp: blockNumber * 10, txHash };
};

/**
 * Rounds: 1 won by up, 2 void, 3 lost by alice, 4 pending; equal rows of another chain must never be returned.
 */
beforeAll(async () => {
  database = await createTestDatabase();
  const { orm } = database;
  const entry = (blockNumber: number, epoch: number, account: Hex, isUp: boolean, txHash = toHash('1')) => ({
    ...at(blockNumber, txHash),
    epoch,
    account,
    isUp,
    amount: 5n,
    totalUp: 0n,
    totalDown: 0n,
  });
  const entries = [
    entry(10, 1, alice, true, toHash('2')),
    entry(10, 1, bob, false, toHash('3')),
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
    ...at(22, toHash('4')),
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
  it('[PRED-11] lists every round of a range, with stakes or without, and the state of its boundaries', async () => {
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

  it('[PRED-11] returns an account’s stakes and claims', async () => {
    const own = await listRounds(database, { chainId, genesis, fromEpoch: 1, toEpoch: 5, account: alice });
    expect(own.map(({ position }) => position?.isUp)).toEqual([true, true, false, true, undefined]);
    expect(own[0]?.position).toEqual({
      amount: 5n,
      isUp: true,
      blockNumber: 10,
      blockTimestamp: 100,
      txHash: toHash('2'),
      claim: { amount: 9n, txHash: toHash('4'), blockNumber: 22 },
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
    const nobody = toAddress('0');
    const epochs = [alice, bob, nobody].map((account) => findRoundToClaim(database, { chainId, account }));
    expect(await Promise.all(epochs)).toEqual([2, 3, undefined]);
  });

  it('[PRED-06] finds the entries of a transaction', async () => {
    const entries = await listEntriesOfTransaction(database, { chainId, txHash: toHash('3') });
    expect(entries).toEqual([expect.objectContaining({ epoch: 1, account: bob, isUp: false, amount: 5n })]);
    expect(await listEntriesOfTransaction(database, { chainId, txHash: toHash('9') })).toEqual([]);
  });

  it('[PRED-12] lists the boundaries that block a round with stakes', async () => {
    const list = (toBoundary: number, limit = 9) =>
      listUnresolvedBoundaries(database, { chainId, toBoundary, limit });
    expect([await list(5), await list(4), await list(3)]).toEqual([[5], [], []]);
    await database.sql`delete from chain.prediction_boundary_resolved where boundary = 4`;
    expect([await list(5), await list(4)]).toEqual([[4, 5], [4]]);
    // Of too many the newest: unprovable boundaries must not block the present market.
    expect(await list(5, 1)).toEqual([5]);
  });

  it('[PRED-10] returns the leaders of a week, of equals the earlier, in the order of their first entries, and its fees', async () => {
    const none = {
      enteredCount: 1,
      enteredAmount: 9n,
      wonCount: 0,
      wonAmount: 0n,
      lostCount: 0,
      lostAmount: 0n,
    };
    const row = (digit: number, volume: bigint, net: bigint, firstBlock: number | null) => {
      const sums = { ...none, volume, net, bestEpoch: null, bestNet: null, bestPayout: null };
      return { ...sums, chainId, account: toAccount(digit), week: 7, firstBlock, firstLogIndex: firstBlock };
    };
    const best = { bestEpoch: 2, bestNet: 4n, bestPayout: 9n };
    await database.orm
      .insert(accountWeekTable)
      .values([
        row(1, 5n, -5n, 40),
        row(2, 9n, 0n, 30),
        row(3, 5n, 3n, 20),
        row(4, 5n, 1n, 10),
        row(5, 0n, 0n, null),
        { ...row(6, 99n, 99n, 1), week: 8 },
        { ...row(6, 99n, 99n, 1), chainId: 1 },
        { ...row(1, 4n, 4n, 50), ...best, week: 6, wonCount: 1, wonAmount: 4n },
      ]);
    const read = (ranks: number) => getWeekSums(database, { chainId, week: 7, first: 1, last: 3, ranks });
    expect(await read(2)).toEqual({
      fees: 2n,
      scores: [
        { account: toAccount(4), volume: 5n, net: 1n },
        { account: toAccount(3), volume: 5n, net: 3n },
        { account: toAccount(2), volume: 9n, net: 0n },
      ],
    });
    expect((await read(10)).scores.map((score) => score.account)).toEqual([4, 3, 2, 1].map(toAccount));
    const nothing = { chainId, week: 9, first: 4, last: 9, ranks: 10 };
    expect(await getWeekSums(database, nothing)).toEqual({ fees: 0n, scores: [] });
    const weeks = await listAccountWeeks(database, { chainId, account: toAccount(1) });
    expect(weeks.map(({ volume, best: top, won }) => [volume, top, won])).toEqual([
      [4n, { epoch: 2, net: 4n, payout: 9n }, { count: 1, amount: 4n }],
      [5n, undefined, { count: 0, amount: 0n }],
    ]);
  });
});

describe('prices', () => {
  it('[PRED-03] lists candles, preceded by the last earlier one', async () => {
    const ranges = [
      { from: 900, to: 1_500 },
      { from: 0, to: 600 },
      { from: 600, to: 600 },
    ];
    const lists = await Promise.all(ranges.map((range) => listPriceCandles(database, { chainId, ...range })));
    expect(lists.map((list) => list.map(({ startsAt }) => startsAt))).toEqual([[600, 1_200], [300], [300]]);
  });

  it('[PRED-11] returns the state of the market', async () => {
    const read = (openEpoch: number) => getMarketState(database, { chainId, openEpoch });
    expect(await read(7)).toEqual({
      isPaused: false,
      lastPrice: { roundId: 2n ** 64n + 3n, answer: 110n, updatedAt: lockAt(2) + 9 },
    });
    expect(await getMarketState(database, { chainId: 99, openEpoch: 7 })).toEqual({
      isPaused: false,
      lastPrice: null,
    });
  });

  it('[PRED-12] given switches of the guardian, when a round is open, then the last one up to it counts', async () => {
    const { orm } = database;
    await orm.insert(entriesPausedTable).values({ ...at(50), fromEpoch: 8, isPaused: true });
    await orm.insert(entriesPausedTable).values({ ...at(51), fromEpoch: 10, isPaused: false });
    await orm.insert(entriesPausedTable).values({ ...at(52), fromEpoch: 10, isPaused: true });
    await orm.insert(entriesPausedTable).values({ ...at(53), fromEpoch: 11, isPaused: false });
    const states = await Promise.all(
      [7, 8, 9, 10, 11].map((openEpoch) => getMarketState(database, { chainId, openEpoch })),
    );
    expect(states.map(({ isPaused }) => isPaused)).toEqual([false, true, true, true, false]);
  });
});

describe('accounts and bonuses', () => {
  it('[PRED-10] returns the published and paid bonuses of a week', async () => {
    const { orm } = database;
    const read = () => findBonusWeek(database, { chainId, week: 7 });
    const published = { week: 7, total: 9n, datasetHash: toHash('d'), activeAt: 70 };
    expect(await read()).toBeUndefined();
    await orm.insert(weekPublishedTable).values({ ...at(70), ...published, root: toHash('a') });
    expect(await read()).toMatchObject({ root: toHash('a'), total: 9n, isExpired: false, claims: [] });
    await orm.insert(weekVetoedTable).values({ ...at(71), week: 7, root: toHash('a') });
    expect(await read()).toBeUndefined();
    await orm.insert(weekPublishedTable).values({ ...at(72), ...published, root: toHash('b') });
    const claim = { week: 7, kind: 1, rank: 3, account: alice, amount: 2n };
    await orm.insert(bonusClaimedTable).values({ ...at(73, toHash('5')), ...claim });
    await orm.insert(weekExpiredTable).values({ ...at(74), week: 7, amount: 7n });
    expect(await read()).toEqual({
      root: toHash('b'),
      total: 9n,
      datasetHash: toHash('d'),
      activeAt: 70,
      isExpired: true,
      claims: [{ kind: 1, rank: 3, txHash: toHash('5') }],
    });
  });
});
