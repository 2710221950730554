import { transact } from '@tradewind/db/transact';
import { openSession } from '@tradewind/db/session';
import { poolTable } from '@tradewind/db/exchange/tables';
import { checkpointTable } from '@tradewind/db/indexing/tables';
import { decodeReserveSnapshot } from '@tradewind/schema/exchange/reserve-snapshot';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chainId, dollar, platformToken, seedIndex } from '../../test/seed-index.ts';
import { startTestApi } from '../../test/start-test-api.ts';
import { toAddress, toHash } from '../../test-support/known.ts';

let api: Awaited<ReturnType<typeof startTestApi>>;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const path = '/exchange/reserves';
const get = (headers = {}) => api.app.inject({ url: path, headers });
const read = async () => decodeReserveSnapshot((await get()).rawPayload);

/** A block of the index that changes the first pool's reserve, in one transaction. */
async function addBlock(blockNumber: number, blockHash: `0x${string}`, reserve0: bigint): Promise<void> {
  await transact(api.deps.database, async (transaction) => {
    await transaction.update(checkpointTable).set({ blockNumber, blockHash });
    await transaction.update(poolTable).set({ reserve0 }).where(eq(poolTable.place, 0));
  });
}

/** Dust pools of the dollar with one unknown token each, with growing dollar reserves. */
async function addDustPools(count: number): Promise<void> {
  const pool = { chainId, createdBlockNumber: 1, createdAt: 1, reserve0: 5n, token1: dollar };
  const pools = Array.from({ length: count }, (_, index) => ({
    ...pool,
    address: toStrange(index, 'a'),
    token0: toStrange(index, '1'),
    reserve1: BigInt(1 + index),
    snapshotPlace: 2 + index,
  }));
  await api.deps.database.orm.insert(poolTable).values(pools);
}

const toStrange = (index: number, digit: string): `0x${string}` =>
  `0x${digit}${index.toString(16).padStart(39, '0')}`;

describe('[SWAP-03] GET /exchange/reserves', () => {
  it('reports that the index has not started', async () => {
    const answer = await get();
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'INDEX_NOT_STARTED']);
    await seedIndex(api.deps.database);
  });

  it('given funded pools, then it answers them in the order of their first funds, with their block', async () => {
    const answer = await get();
    expect(answer.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'cache-control': 'public, no-cache',
      etag: expect.stringMatching(/^"10-8{16}-/),
    });
    const reserves = { reserve0: 2n ** 112n - 1n, reserve1: 5n };
    expect(decodeReserveSnapshot(answer.rawPayload)).toEqual({
      chainId,
      blockNumber: 10,
      blockHash: toHash('8'),
      pools: [
        { place: 0, token0: platformToken, token1: dollar, ...reserves },
        { place: 1, token0: dollar, token1: toAddress('e'), ...reserves },
      ],
    });
  });

  it('answers without a body to a client that has the block', async () => {
    const { etag = '' } = (await get()).headers;
    const same = await get({ 'if-none-match': etag });
    expect([same.statusCode, same.rawPayload.length]).toEqual([304, 0]);
    expect((await get({ 'if-none-match': etag.replace('8888', '7888') })).statusCode).toBe(200);
  });

  it('belongs to the index’s block, also after a replacement at the same height', async () => {
    await addBlock(11, toHash('c'), 77n);
    expect([(await read()).blockNumber, (await read()).pools[0]?.reserve0]).toEqual([11, 77n]);
    await addBlock(11, toHash('d'), 78n);
    const other = await read();
    expect([other.blockNumber, other.blockHash, other.pools[0]?.reserve0]).toEqual([11, toHash('d'), 78n]);
  });

  it('never mixes two blocks, with many requests and new blocks', async () => {
    const digits = ['1', '2', '3', '4', '5', '6'];
    await addBlock(20, toHash('1'), 20n);
    const seen = new Set<number>();
    const request = async () => {
      while (!seen.has(25)) {
        const { blockNumber, blockHash, pools } = await read();
        expect([blockHash, pools[0]?.reserve0]).toEqual([
          toHash(digits[blockNumber - 20]!),
          BigInt(blockNumber),
        ]);
        seen.add(blockNumber);
      }
    };
    const requesting = Array.from({ length: 5 }, request);
    for (const [index, digit] of digits.entries()) {
      await addBlock(20 + index, toHash(digit), 20n + BigInt(index));
      await expect.poll(() => seen).toContain(20 + index);
    }
    await Promise.all(requesting);
  });

  it('never mixes two blocks, also when a block comes in the middle of a read', async () => {
    const { sql } = api.deps.database;
    await addBlock(26, toHash('7'), 26n);
    const writer = await openSession(api.deps.config.databaseUrl);
    await writer.sql`begin`;
    // A reader of pools waits from now on, having done its earlier reads.
    await writer.sql`lock table chain.pool in access exclusive mode`;
    await writer.sql`update chain.checkpoint set block_number = 27, block_hash = decode(${'8'.repeat(64)}, 'hex')`;
    await writer.sql`update chain.pool set reserve0 = 27 where place = 0`;
    const reading = read();
    await expect
      .poll(() => sql`select from pg_locks where not granted and relation = 'chain.pool'::regclass`, {
        timeout: 20_000,
      })
      .toHaveLength(1);
    await writer.sql`commit`;
    writer.destroy();
    const { blockNumber, blockHash, pools } = await reading;
    expect([blockHash, pools[0]?.reserve0]).toEqual([
      toHash(blockNumber === 27 ? '8' : '7'),
      BigInt(blockNumber),
    ]);
  });

  it('given 2,500 dust pools of an attacker, then it does not grow by a byte', async () => {
    const before = (await get()).rawPayload.length;
    await addDustPools(2_500);
    await addBlock(27, toHash('e'), 27n);
    const answer = await get();
    expect([decodeReserveSnapshot(answer.rawPayload).blockNumber, answer.rawPayload.length]).toEqual([
      27,
      before,
    ]);
  });

  it('is part of the document of all calls', async () => {
    const { paths } = (await api.app.inject('/openapi.json')).json();
    expect(paths[path].get.responses['200'].content).toHaveProperty(['application/octet-stream']);
  });
});

const getDust = (tokenA: string, tokenB: string) =>
  api.app.inject({ url: `${path}/dust?tokenA=${tokenA}&tokenB=${tokenB}` });
const listPlaces = async (tokenA: string, tokenB: string) =>
  decodeReserveSnapshot((await getDust(tokenA, tokenB)).rawPayload).pools.map(({ place }) => place);

describe('[SWAP-03] GET /exchange/reserves/dust', () => {
  it('given two tokens, then it answers their own dust pool and the deepest ones of each, as of the block', async () => {
    const deepest = Array.from({ length: 16 }, (_, index) => 2 + 2_500 - 16 + index);
    const answer = await getDust(dollar.toUpperCase().replace('0X', '0x'), toStrange(7, '1'));
    const { blockNumber, pools } = decodeReserveSnapshot(answer.rawPayload);
    expect([blockNumber, pools.map(({ place }) => place)]).toEqual([27, [2 + 7, ...deepest]]);
    expect(pools[0]).toMatchObject({ token0: toStrange(7, '1'), token1: dollar, reserve0: 5n, reserve1: 8n });
    expect(await listPlaces(toStrange(7, '1'), dollar)).toEqual([2 + 7, ...deepest]);
    expect(await listPlaces(toStrange(7, '1'), toStrange(9, '1'))).toEqual([2 + 7, 2 + 9]);
  });

  it('given a pool that is funded again, then the snapshot contains it and the dust does not', async () => {
    await transact(api.deps.database, async (transaction) => {
      await transaction
        .update(poolTable)
        .set({ isFunded: true })
        .where(eq(poolTable.snapshotPlace, 2 + 7));
      await transaction.update(checkpointTable).set({ blockNumber: 28, blockHash: toHash('f') });
    });
    expect((await read()).pools.map(({ place }) => place)).toContain(2 + 7);
    expect(await listPlaces(toStrange(7, '1'), toStrange(9, '1'))).toEqual([2 + 9]);
  });

  it.each(['', '?tokenA=0x12&tokenB=0x12', `?tokenA=${toAddress('a')}`])(
    'given %s, then it refuses',
    async (query) => {
      expect((await api.app.inject({ url: `${path}/dust${query}` })).statusCode).toBe(400);
    },
  );

  it('given a funded pool without a place, then no reserves are answered', async () => {
    await api.deps.database.orm.update(poolTable).set({ snapshotPlace: null }).where(eq(poolTable.place, 0));
    await api.deps.database.orm.update(checkpointTable).set({ blockHash: toHash('9') });
    expect((await get()).statusCode).toBe(500);
  });
});
