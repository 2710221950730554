import { poolTable } from '@tradewind/db/exchange/tables';
import { checkpointTable } from '@tradewind/db/indexing/tables';
import { decodeReserveSnapshot } from '@tradewind/schema/exchange/reserve-snapshot';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { address, chainId, dollar, hash, platformToken, seedIndex } from '../../test/seed-index.ts';
import { startTestApi } from '../../test/start-test-api.ts';

let api: Awaited<ReturnType<typeof startTestApi>>;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const path = '/exchange/reserves';
const get = (headers = {}) => api.app.inject({ url: path, headers });
const read = async () => decodeReserveSnapshot((await get()).rawPayload);

/** A block of the index that changes the first pool's reserve, all at once. */
async function addBlock(blockNumber: number, blockHash: `0x${string}`, reserve0: bigint): Promise<void> {
  await api.deps.database.orm.transaction(async (transaction) => {
    await transaction.update(checkpointTable).set({ blockNumber, blockHash });
    await transaction.update(poolTable).set({ reserve0 }).where(eq(poolTable.place, 0));
  });
}

describe('[SWAP-03] GET /exchange/reserves', () => {
  it('says that the index has not started', async () => {
    const answer = await get();
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'INDEX_NOT_STARTED']);
    await seedIndex(api.deps.database);
  });

  it('answers all pools in the factory’s order with the block that they are of', async () => {
    const answer = await get();
    expect(answer.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'cache-control': 'no-cache',
      etag: `"1-${hash('8')}"`,
    });
    const reserves = { reserve0: 2n ** 112n - 1n, reserve1: 5n };
    expect(decodeReserveSnapshot(answer.rawPayload)).toEqual({
      chainId,
      blockNumber: 10,
      blockHash: hash('8'),
      pools: [
        { token0: platformToken, token1: dollar, ...reserves },
        { token0: dollar, token1: address('e'), ...reserves },
      ],
    });
  });

  it('answers nothing to whoever has the block already', async () => {
    const same = await get({ 'if-none-match': `"1-${hash('8')}"` });
    expect([same.statusCode, same.rawPayload.length]).toEqual([304, 0]);
    // Another block, or the same one by other bytes.
    for (const tag of [`"1-${hash('7')}"`, `"0-${hash('8')}"`])
      expect((await get({ 'if-none-match': tag })).statusCode).toBe(200);
  });

  it('is of the index’s block, also when that was replaced by another of its height', async () => {
    await addBlock(11, hash('c'), 77n);
    expect([(await read()).blockNumber, (await read()).pools[0]?.reserve0]).toEqual([11, 77n]);
    await addBlock(11, hash('d'), 78n);
    const other = await read();
    expect([other.blockNumber, other.blockHash, other.pools[0]?.reserve0]).toEqual([11, hash('d'), 78n]);
  });

  it('never mixes two blocks, while many ask and blocks come', async () => {
    const digits = ['1', '2', '3', '4', '5', '6'];
    await addBlock(20, hash('1'), 20n);
    const seen = new Set<number>();
    const ask = async () => {
      while (!seen.has(25)) {
        const { blockNumber, blockHash, pools } = await read();
        expect([blockHash, pools[0]?.reserve0]).toEqual([
          hash(digits[blockNumber - 20]!),
          BigInt(blockNumber),
        ]);
        seen.add(blockNumber);
      }
    };
    const asking = Array.from({ length: 5 }, ask);
    for (const [index, digit] of digits.entries()) {
      await addBlock(20 + index, hash(digit), 20n + BigInt(index));
      await vi.waitFor(() => expect(seen).toContain(20 + index), { timeout: 20_000 });
    }
    await Promise.all(asking);
  });

  it('never mixes two blocks, also when a block comes in the middle of a reading', async () => {
    const { sql } = api.deps.database;
    await addBlock(26, hash('7'), 26n);
    const writer = await sql.reserve();
    await writer`begin`;
    // Whoever reads pools now waits, having read what it reads before them.
    await writer`lock table chain.pool in access exclusive mode`;
    await writer`update chain.checkpoint set block_number = 27, block_hash = decode(${'8'.repeat(64)}, 'hex')`;
    await writer`update chain.pool set reserve0 = 27 where place = 0`;
    const reading = read();
    await expect
      .poll(() => sql`select from pg_locks where not granted and relation = 'chain.pool'::regclass`, {
        timeout: 20_000,
      })
      .toHaveLength(1);
    await writer`commit`;
    writer.release();
    const { blockNumber, blockHash, pools } = await reading;
    expect([blockHash, pools[0]?.reserve0]).toEqual([
      hash(blockNumber === 27 ? '8' : '7'),
      BigInt(blockNumber),
    ]);
  });

  it('is no answer where the index lacks a pool', async () => {
    await api.deps.database.orm.delete(poolTable).where(eq(poolTable.place, 0));
    await api.deps.database.orm.update(checkpointTable).set({ blockHash: hash('9') });
    expect((await get()).statusCode).toBe(500);
  });

  it('is told of in the document of all calls', async () => {
    const { paths } = (await api.app.inject('/openapi.json')).json();
    expect(paths[path].get.responses['200'].content).toHaveProperty(['application/octet-stream']);
  });
});
