import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Hex } from '../column/hex-bytes.ts';
import { checkpointTable } from '../indexing/tables.ts';
import { createTestDatabase } from '../test-database.ts';
import { findDustReserves } from './find-dust-reserves.query.ts';
import { findReserves } from './find-reserves.query.ts';
import { poolTable } from './tables.ts';
import { hash, toAddress } from '../../test-support/known.ts';

const chainId = 31337;
const toStrange = (index: number, digit: string): Hex => `0x${digit}${String(index).padStart(39, '0')}`;

let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** A pool of the tokens of two digits, whose address repeats the digits. */
async function addPool(digits: string, row: Partial<typeof poolTable.$inferInsert>): Promise<void> {
  const [low = '', high = ''] = digits;
  const pool = { chainId, createdBlockNumber: 1, createdAt: 1, reserve0: 1n, reserve1: 2n, ...row };
  const tokens = { token0: toAddress(low), token1: toAddress(high) };
  await database.orm.insert(poolTable).values({ ...tokens, address: `0x${digits.repeat(20)}`, ...pool });
}

type Found = Awaited<ReturnType<typeof findReserves>>;
const toDigits = (found: Found) =>
  found?.pools.map(({ place, token0, token1 }) => [place, `${token0[2]}${token1[2]}`]);
const listFunded = async () => toDigits(await findReserves(database, { chainId }));
const listDust = async (token0: string, token1: string) =>
  toDigits(
    await findDustReserves(database, { chainId, token0: toAddress(token0), token1: toAddress(token1) }),
  );

it('[SWAP-03] given empty and dust pools, when all reserves are read, then only funded ones are returned, by their places', async () => {
  expect([await listFunded(), await listDust('1', '2')]).toEqual([undefined, undefined]);
  await database.orm.insert(checkpointTable).values({
    chainId,
    genesisHash: hash,
    deploymentHash: hash,
    blockNumber: 9,
    blockHash: hash,
    blockTimestamp: 1,
  });
  expect([await listFunded(), await listDust('1', '2')]).toEqual([[], []]);
  await addPool('09', { snapshotPlace: 7, isFunded: true });
  await addPool('01', {});
  await addPool('03', { snapshotPlace: 2, isFunded: true });
  await addPool('02', { snapshotPlace: 5 });
  expect(await listFunded()).toEqual([
    [2, '03'],
    [7, '09'],
  ]);
});

it('[SWAP-03] given two tokens, when their dust is read, then the result is their own pool, and for each those with its largest reserves', async () => {
  const [five, six] = [toAddress('5'), toAddress('6')];
  await addPool('56', { snapshotPlace: 10, reserve0: 1n, reserve1: 1n });
  for (let index = 0; index < 18; index += 1) {
    const [low, high] = [toStrange(index, '1'), toStrange(index, '9')];
    await addPool('5f', {
      address: low,
      token1: high,
      snapshotPlace: 100 + index,
      reserve0: BigInt(10 + index),
    });
    await addPool('f6', {
      address: high,
      token0: low,
      snapshotPlace: 200 + index,
      reserve1: BigInt(90 - index),
    });
  }
  await addPool('5a', { snapshotPlace: 30, reserve0: 99n, isFunded: true });
  await addPool('5b', { snapshotPlace: 31, reserve0: 99n, reserve1: 0n });
  await addPool('78', { snapshotPlace: 32, reserve0: 99n });
  const found = await findDustReserves(database, { chainId, token0: five, token1: six });
  const sixteen = Array.from({ length: 16 }, (_, index) => index);
  expect(found?.pools.map(({ place }) => place)).toEqual([
    10,
    ...sixteen.map((index) => 102 + index),
    ...sixteen.map((index) => 200 + index),
  ]);
  expect(found?.pools[0]).toEqual({ place: 10, token0: five, token1: six, reserve0: 1n, reserve1: 1n });
});

it('refuses two pools with one place', async () => {
  await expect(addPool('07', { snapshotPlace: 7 })).rejects.toThrow();
});
