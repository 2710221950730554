import { afterAll, beforeAll, expect, it } from 'vitest';
import { toAddress, toHash } from '../../test-support/known.ts';
import type { EventCursor } from '../column/event-cursor.ts';
import { tokenPriceTable } from '../market-info/tables.ts';
import { createTestDatabase } from '../test-database.ts';
import { transact } from '../transact.ts';
import { findStakePool } from './find-stake-pool.query.ts';
import { listMaturedStakes } from './list-matured-stakes.query.ts';
import {
  listReportableHarvests,
  listReportableStakes,
  listReportableUnstakes,
} from './list-reportable-stakes.query.ts';
import { listStakeMoves, type StakeMoveRow } from './list-stake-moves.query.ts';
import { listStakePools } from './list-stake-pools.query.ts';
import {
  harvestedTable,
  poolCreditedTable,
  poolPendingWithdrawnTable,
  stakedTable,
  stakePoolTable,
  stakeTable,
  unstakedTable,
} from './tables.ts';

const [chainId, otherId] = [1, 2];
const [pool, token, alice, bob] = [toAddress('1'), toAddress('2'), toAddress('a'), toAddress('b')];
const otherPool = toAddress('f');
let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  database = await createTestDatabase();
  for (const id of [chainId, otherId]) await seed(id);
});
afterAll(() => database.drop());

/**
 * Two pools; Alice's stake 0 was harvested twice and closed at its end, her stake 1 left, and her credit was paid
 * to Bob; Bob has one. In the other pool Alice has a stake of the first block and a credit that she got herself.
 */
async function seed(id: number): Promise<void> {
  const { orm } = database;
  const common = {
    chainId: id,
    depositToken: token,
    earnToken: token,
    minimumStake: 1n,
    cap: 9n,
    totalLocked: 5n,
    reserved: 0n,
    openCount: 1,
    durations: [60, 600],
    aprsBps: [1, 2],
    feeVersion: 0,
    dayLimits: [],
    feesBps: [],
    createdBlockNumber: 1,
    createdAt: 1,
  };
  await orm.insert(stakePoolTable).values([
    { ...common, address: otherPool, number: 1 },
    { ...common, address: pool, number: 0, depositSymbol: 'DEP', depositDecimals: 6 },
  ]);
  const terms = { pool, amount: 100n, period: 60, aprBps: 1, feeVersion: 0, reserved: 7n };
  const keys = [
    { account: alice, id: 0 },
    { account: alice, id: 1 },
    { account: bob, id: 0 },
    { account: alice, id: 0, pool: otherPool },
  ];
  const dates = { startedAt: 1, paid: 0n, paidUntil: 1, state: 'open' as const };
  await orm.insert(stakeTable).values(keys.map((key) => ({ chainId: id, ...terms, ...key, ...dates })));
  const at = (blockNumber: number, logIndex: number) => ({
    chainId: id,
    pool,
    blockNumber,
    logIndex,
    blockTimestamp: blockNumber,
    blockHash: toHash('9'),
    txHash: toHash(String(blockNumber)),
  });
  await orm.insert(stakedTable).values(keys.map((key, index) => ({ ...at(1, index), ...terms, ...key })));
  await orm.insert(harvestedTable).values([
    { ...at(2, 0), account: alice, id: 0, reward: 3n, isClosed: false },
    { ...at(3, 0), account: alice, id: 0, reward: 4n, isClosed: true },
  ]);
  const exit = { amount: 100n, fee: 2n, reward: 1n, freed: 6n };
  await orm.insert(unstakedTable).values({ ...at(3, 1), account: alice, id: 1, ...exit });
  await orm.insert(poolCreditedTable).values({ ...at(3, 2), account: alice, amount: 4n });
  await orm.insert(poolPendingWithdrawnTable).values([
    { ...at(4, 0), account: alice, recipient: bob, amount: 4n },
    { ...at(4, 1), account: alice, recipient: alice, amount: 5n, pool: otherPool },
    { ...at(4, 2), account: bob, recipient: bob, amount: 6n },
  ]);
}

const toFacts = ({ change, id, amount, fee, reward, credit }: StakeMoveRow) => [
  change,
  id,
  amount,
  fee,
  reward,
  credit,
];

/** By pages of two. */
async function listAll(ofPool?: typeof pool): Promise<StakeMoveRow[]> {
  const rows: StakeMoveRow[] = [];
  let cursor: EventCursor | undefined;
  for (;;) {
    const page = await listStakeMoves(database, {
      chainId,
      account: alice,
      pool: ofPool,
      limit: 2,
      ...(cursor && { cursor }),
    });
    rows.push(...page);
    if (page.length < 2) break;
    cursor = page.at(-1);
  }
  return rows;
}

const moves = [
  ['withdrawn', null, 0n, 0n, 0n, 4n],
  ['credited', null, 0n, 0n, 0n, 4n],
  ['unstaked', 1, 100n, 2n, 1n, 0n],
  ['harvested', 0, 100n, 0n, 4n, 0n],
  ['harvested', 0, 0n, 0n, 3n, 0n],
  ['staked', 1, 100n, 0n, 0n, 0n],
  ['staked', 0, 100n, 0n, 0n, 0n],
];

it('[TX-05] given stakes, payments, exits and credits, when they are listed by pages, then each is there once, newest first', async () => {
  const rows = await listAll();
  const ofOther = [['withdrawn', null, 0n, 0n, 0n, 5n]];
  expect(rows.map(toFacts)).toEqual([
    ...ofOther,
    ...moves.slice(0, 5),
    ['staked', 0, 100n, 0n, 0n, 0n],
    ...moves.slice(5),
  ]);
  expect(rows[0]).toMatchObject({ pool: otherPool, recipient: null, period: null });
  expect(rows[1]).toMatchObject({ pool, recipient: bob });
  expect(rows[3]).toMatchObject({
    pool,
    number: 0,
    period: 60,
    blockNumber: 3,
    logIndex: 1,
    blockTimestamp: 3,
    txHash: toHash('3'),
    depositToken: token,
    depositSymbol: 'DEP',
    depositDecimals: 6,
    earnSymbol: null,
  });
});

it('[POOL-02] given an account with stakes in two pools, when those of one are listed by pages, then no other is there', async () => {
  expect((await listAll(pool)).map(toFacts)).toEqual(moves);
  const rows = await listAll(otherPool);
  expect(rows.map(({ change, pool: of }) => [change, of])).toEqual([
    ['withdrawn', otherPool],
    ['staked', otherPool],
  ]);
});

it('[TX-01] given transactions, when their events are listed for reports, then each kind has its own with account and pool', async () => {
  const criteria = { chainId, txHashes: [toHash('1'), toHash('3')] };
  const stakes = await listReportableStakes(database, criteria);
  expect(stakes.map(({ account }) => account).toSorted()).toEqual([alice, alice, alice, bob]);
  expect(stakes[0]).toMatchObject({ blockNumber: 1, fields: { pool, amount: '100', period: '60' } });
  expect(await listReportableUnstakes(database, criteria)).toEqual([
    { txHash: toHash('3'), account: alice, blockNumber: 3, fields: { pool, id: '1' } },
  ]);
  expect(await listReportableHarvests(database, criteria)).toEqual([
    { txHash: toHash('3'), account: alice, blockNumber: 3, fields: { pool, id: '0' } },
  ]);
});

it('[POOL-04] given pools, when they are listed, then they are in the order of their numbers, with the price of their token', async () => {
  await database.orm.insert(tokenPriceTable).values({ chainId, token, priceUsdE18: 5n, valuedAt: 7 });
  const pools = await listStakePools(database, { chainId });
  expect(pools.map(({ number, price }) => [number, price?.priceUsdE18, price?.valuedAt])).toEqual([
    [0, 5n, 7],
    [1, 5n, 7],
  ]);
  expect(pools[0]?.durations).toEqual([60, 600]);
  const [other] = await listStakePools(database, { chainId: otherId });
  expect(other?.price).toBeNull();
});

it('[TX-01] given an address, when a pool is looked up, then it is found on its chain alone', async () => {
  expect(await findStakePool(database, { chainId, address: pool })).toEqual({ number: 0 });
  expect(await findStakePool(database, { chainId, address: token })).toBeUndefined();
  expect(await findStakePool(database, { chainId: 3, address: pool })).toBeUndefined();
});

it('[POOL-03] given stakes with their ends, when those of a time are listed, then closed ones are left out and a second is whole', async () => {
  const id = 9;
  await seed(id);
  await database.orm.insert(stakeTable).values(
    [60, 61, 61, 61, 70].map((endsAt, place) => ({
      chainId: id,
      pool,
      account: bob,
      id: place + 1,
      amount: 3n,
      startedAt: endsAt - 10,
      period: 10,
      aprBps: 1,
      feeVersion: 0,
      reserved: 1n,
      paid: 0n,
      paidUntil: 1,
      state: place === 1 ? ('matured' as const) : ('open' as const),
    })),
  );
  const list = (after: number, until: number, limit: number) =>
    transact(database, (transaction) => listMaturedStakes(transaction, { chainId: id, after, until, limit }));
  // Those of `seed` end at 61 too; the last one is of the other pool.
  const ofSecond = [`${alice} 0`, `${alice} 1`, `${bob} 0`, `${bob} 3`, `${bob} 4`, `${alice} 0`];
  const toKeys = (rows: Awaited<ReturnType<typeof list>>) => rows.map((row) => `${row.account} ${row.id}`);
  expect(toKeys(await list(59, 69, 1))).toEqual([`${bob} 1`]);
  expect(toKeys(await list(60, 70, 2))).toEqual(ofSecond);
  expect(toKeys(await list(60, 70, 50))).toEqual([...ofSecond, `${bob} 5`]);
  expect(await list(61, 70, 50)).toEqual([
    { pool, number: 0, account: bob, id: 5, amount: '3', symbol: 'DEP', decimals: 6, maturedAt: 70 },
  ]);
  expect(await list(70, 80, 50)).toEqual([]);
});
