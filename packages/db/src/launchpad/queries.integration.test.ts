import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toAddress } from '../../test-support/known.ts';
import { createTestDatabase } from '../test-database.ts';
import { findSaleBuyer } from './find-sale-buyer.query.ts';
import { findSale } from './find-sale.query.ts';
import { type JoinedSaleCursor, listJoinedSales } from './list-joined-sales.query.ts';
import { listSaleBuyersOfAccount } from './list-sale-buyers-of-account.query.ts';
import { listSaleBuyers } from './list-sale-buyers.query.ts';
import { findNextDelivery } from './find-next-delivery.query.ts';
import { listSalesToFail } from './list-sales-to-fail.query.ts';
import { listSalesToLevel } from './list-sales-to-level.query.ts';
import { listSales } from './list-sales.query.ts';
import { saleBuyerTable, type SaleState, saleTable } from './tables.ts';
import { toTestBuyer, toTestSale } from './test-sale.ts';

const [bep, erc] = [1, 2];
const [open, partial, whole, dead] = ['1', '2', '3', '4'].map(toAddress) as [
  `0x${string}`,
  `0x${string}`,
  `0x${string}`,
  `0x${string}`,
];
const [alice, bob, carol, stranger] = ['a', 'b', 'c', 'd'].map(toAddress) as [
  `0x${string}`,
  `0x${string}`,
  `0x${string}`,
  `0x${string}`,
];
const fullLevel = 2n ** 128n - 1n;
let database: Awaited<ReturnType<typeof createTestDatabase>>;

/** A level that counts up to this much for a weight of 1. */
const levelOf = (most: bigint) => (most << 32n) + 5n;

type Stage = { state: SaleState; level: bigint | null; chainId?: number };

const toSale = (address: typeof open, number: number, { chainId = bep, ...stage }: Stage) =>
  toTestSale(address, number, { chainId, ...stage });

type Commitment = { committed: bigint; weight?: number; joinedAt?: number; chainId?: number };

const toBuyer = (sale: typeof open, account: typeof alice, { chainId = bep, ...commitment }: Commitment) =>
  toTestBuyer(sale, account, { chainId, ...commitment });

beforeAll(async () => {
  database = await createTestDatabase();
  await database.orm.insert(saleTable).values([
    toSale(open, 0, { state: 'open', level: null }),
    toSale(partial, 1, { state: 'levelled', level: levelOf(10n) }),
    toSale(whole, 2, { state: 'delivered', level: fullLevel }),
    toSale(dead, 3, { state: 'cancelled', level: levelOf(10n) }),
    // The same address on another chain, as the deterministic deployer makes it.
    toSale(open, 0, { state: 'delivered', level: levelOf(1n), chainId: erc }),
  ]);
  await database.orm
    .insert(saleBuyerTable)
    .values([
      toBuyer(partial, carol, { committed: 2n ** 96n - 1n, weight: 2 ** 32 - 1 }),
      toBuyer(partial, alice, { committed: 15n }),
      toBuyer(partial, bob, { committed: 15n, weight: 2, joinedAt: 6 }),
      toBuyer(open, alice, { committed: 15n }),
      toBuyer(whole, alice, { committed: 2n ** 96n - 1n, weight: 2 ** 32 - 1, joinedAt: 7 }),
      toBuyer(dead, alice, { committed: 15n, joinedAt: 4 }),
      toBuyer(open, alice, { committed: 15n, joinedAt: 5, chainId: erc }),
    ]);
});
afterAll(() => database.drop());

it('[IDO-06] given an address, when a sale is looked up, then it is found on its chain alone', async () => {
  expect(await findSale(database, { chainId: bep, address: whole })).toMatchObject({
    number: 2,
    project: 2 ** 32 - 1,
    state: 'delivered',
    level: fullLevel,
    hardCap: 2n ** 96n - 1n,
    trancheBps: [2_500, 10_000],
    cancelReason: null,
    vesting: null,
  });
  expect(await findSale(database, { chainId: erc, address: open })).toMatchObject({ state: 'delivered' });
  expect(await findSale(database, { chainId: erc, address: whole })).toBeUndefined();
});

it('[IDO-02] given sales, when they are listed by pages, then each is there once, the newest first', async () => {
  const numbers: number[] = [];
  for (let below: number | undefined; ; below = numbers.at(-1)) {
    const page = await listSales(database, { chainId: bep, limit: 3, ...(below !== undefined && { below }) });
    numbers.push(...page.map(({ number }) => number));
    if (page.length < 3) break;
  }
  expect(numbers).toEqual([3, 2, 1, 0]);
});

it('[IDO-14] given buyers, when they are listed by pages, then their addresses rise and what counts is the level', async () => {
  const list = (after?: typeof alice) =>
    listSaleBuyers(database, { chainId: bep, sale: partial, limit: 2, ...(after && { after }) });
  const first = await list();
  expect(
    first.map(({ account, committed, weight, accepted }) => [account, committed, weight, accepted]),
  ).toEqual([
    [alice, 15n, 1, 10n],
    [bob, 15n, 2, 15n],
  ]);
  const second = await list(bob);
  expect(second).toMatchObject([{ account: carol, accepted: (levelOf(10n) * (2n ** 32n - 1n)) >> 32n }]);
  expect(await list(carol)).toEqual([]);
  expect(await listSaleBuyers(database, { chainId: erc, sale: partial, limit: 2 })).toEqual([]);
});

describe('[IDO-09] [IDO-10] given a buyer of a sale, then what counts is', () => {
  const find = (sale: typeof open, chainId = bep) =>
    findSaleBuyer(database, { chainId, sale, account: alice });

  it.each([
    ['unknown before it is levelled', open, bep, null],
    ['the share of the level', partial, bep, 10n],
    ['the share of another chain’s level', open, erc, 1n],
    ['the whole commitment at the full level', whole, bep, 2n ** 96n - 1n],
    ['nothing when it is cancelled after its level', dead, bep, null],
  ])('%s', async (_title, sale, chainId, accepted) => {
    expect(await find(sale, chainId)).toMatchObject({ account: alice, sale, chainId, accepted });
  });

  it('absent when the account did not join', async () => {
    expect(await findSaleBuyer(database, { chainId: bep, sale: open, account: bob })).toBeUndefined();
  });
});

it('[IDO-14] given an account and sales of several chains, when its rows are listed, then joined ones alone are there', async () => {
  const sales = [
    { chainId: bep, sale: open },
    { chainId: erc, sale: open },
    { chainId: erc, sale: whole },
    { chainId: bep, sale: partial },
  ];
  const rows = await listSaleBuyersOfAccount(database, { account: alice, sales });
  expect(new Set(rows.map(({ chainId, sale, accepted }) => `${chainId} ${sale} ${accepted}`))).toEqual(
    new Set([`${bep} ${open} null`, `${bep} ${partial} 10`, `${erc} ${open} 1`]),
  );
  expect(rows).toHaveLength(3);
  expect(await listSaleBuyersOfAccount(database, { account: stranger, sales })).toEqual([]);
  expect(await listSaleBuyersOfAccount(database, { account: alice, sales: [] })).toEqual([]);
});

it('[IDO-05] given an account, when its sales are listed by pages, then those of all chains are there once, the last joined first', async () => {
  const list = (cursor?: JoinedSaleCursor) =>
    listJoinedSales(database, { account: alice, limit: 2, ...(cursor && { cursor }) });
  const toKeys = (rows: Awaited<ReturnType<typeof list>>) =>
    rows.map(({ buyer }) => [buyer.joinedAt, buyer.chainId, buyer.sale]);
  const first = await list();
  expect(toKeys(first)).toEqual([
    [7, bep, whole],
    [5, erc, open],
  ]);
  expect(first[1]).toMatchObject({
    sale: { chainId: erc, address: open, state: 'delivered' },
    buyer: { accepted: 1n },
  });
  const second = await list(first.at(-1)!.buyer);
  expect(toKeys(second)).toEqual([
    [5, bep, partial],
    [5, bep, open],
  ]);
  const third = await list(second.at(-1)!.buyer);
  expect(toKeys(third)).toEqual([[4, bep, dead]]);
  expect(await listJoinedSales(database, { account: stranger, limit: 2 })).toEqual([]);
});

describe('[IDO-10] given sales of a chain at a time, then', () => {
  const chainId = 9;
  const now = 1_000;
  const toDue = (number: number, change: Partial<typeof saleTable.$inferInsert>) => ({
    ...toSale(toAddress(number.toString(16).padStart(2, '0')), number, {
      state: 'open',
      level: null,
      chainId,
    }),
    openAt: 800,
    closeAt: now - number,
    deliverBy: now + 1,
    softCap: 10n,
    committed: 10n,
    ...change,
  });
  const rows = [
    toDue(1, {}),
    toDue(2, { committed: 9n }),
    toDue(3, { deliverBy: now }),
    toDue(4, { closeAt: now + 1 }),
    toDue(5, { state: 'levelled', level: 1n }),
    toDue(6, { state: 'levelled', level: 1n, deliverBy: now }),
    toDue(7, { state: 'delivered', level: 1n, deliverBy: now }),
    toDue(8, { state: 'cancelled', committed: 9n }),
    toDue(9, { closeAt: now + 1, openAt: now, isPrefunded: true }),
    toDue(10, { closeAt: now + 1, openAt: now, isPrefunded: true, isFunded: true }),
    toDue(11, { closeAt: now + 1, openAt: now + 1, isPrefunded: true }),
    toDue(12, { isPrefunded: true, committed: 0n }),
    toDue(13, { closeAt: now }),
    toDue(14, { chainId: 10 }),
  ];
  const addressesOf = (numbers: readonly number[]) => numbers.map((number) => rows[number - 1]!.address);

  beforeAll(async () => {
    await database.orm.insert(saleTable).values(rows);
  });

  it('those that are over and alive wait for a level, the oldest first', async () => {
    const due = await listSalesToLevel(database, { chainId, time: now, limit: 10 });
    expect(due.map(({ address }) => address)).toEqual(addressesOf([1, 13]));
    expect(due[0]).toMatchObject({ closeAt: now - 1, committed: 10n, buyerCount: 0 });
    const [first] = await listSalesToLevel(database, { chainId, time: now, limit: 1 });
    expect(first?.address).toBe(rows[0]!.address);
  });

  it('those that cannot end well are dead, each once', async () => {
    const sales = await listSalesToFail(database, { chainId, time: now, limit: 10 });
    expect(sales.toSorted()).toEqual(addressesOf([2, 3, 6, 9, 12]).toSorted());
  });

  it('the next delivery is the first last day of a settled one', async () => {
    expect(await findNextDelivery(database, { chainId })).toBe(now);
    expect(await findNextDelivery(database, { chainId: 10 })).toBeUndefined();
  });
});
