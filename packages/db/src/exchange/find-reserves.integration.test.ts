import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Hex } from '../column/hex-bytes.ts';
import { checkpointTable } from '../indexing/tables.ts';
import { createTestDatabase } from '../test-database.ts';
import { findReserves } from './find-reserves.query.ts';
import { pairCreatedTable, poolTable } from './tables.ts';

const chainId = 31337;
const hash: Hex = `0x${'ab'.repeat(32)}`;
const address = (digit: string): Hex => `0x${digit.repeat(40)}`;
/** In the factory's order; two of one block. */
const created = [
  { digit: '9', blockNumber: 1, logIndex: 7 },
  { digit: '3', blockNumber: 2, logIndex: 1 },
  { digit: '1', blockNumber: 2, logIndex: 4 },
  { digit: '5', blockNumber: 3, logIndex: 0 },
];

let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function addPool(index: number, place: number | null): Promise<void> {
  const { digit, blockNumber, logIndex } = created[index]!;
  const tokens = { token0: address('0'), token1: address(digit) };
  const event = { chainId, blockNumber, blockHash: hash, blockTimestamp: 1, logIndex, txHash: hash };
  await database.orm.insert(pairCreatedTable).values({ ...event, ...tokens, pool: address(digit) });
  const pool = { chainId, createdBlockNumber: blockNumber, createdAt: 1, reserve0: 1n, reserve1: 2n };
  await database.orm.insert(poolTable).values({ ...pool, ...tokens, address: address(digit), place });
}

const listDigits = async () =>
  (await findReserves(database, { chainId }))?.pools.map(({ token1 }) => token1[2]);

it('[OPS-03] counts the places of pools that an older version of the indexer added', async () => {
  expect(await listDigits()).toBeUndefined();
  await database.orm.insert(checkpointTable).values({
    chainId,
    genesisHash: hash,
    deploymentHash: hash,
    blockNumber: 9,
    blockHash: hash,
    blockTimestamp: 1,
  });
  expect(await listDigits()).toEqual([]);
  await addPool(0, 0);
  await addPool(1, null);
  await addPool(2, null);
  await addPool(3, 3);
  expect(await listDigits()).toEqual(['9', '3', '1', '5']);
});

it('refuses two pools at one place', async () => {
  await expect(database.sql`update chain.pool set place = 0 where place = 3`).rejects.toThrow('pool_place');
});
