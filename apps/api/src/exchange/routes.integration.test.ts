import { poolDetailSchema, poolListSchema } from '@tradewind/schema/exchange/pool';
import { swapListSchema } from '@tradewind/schema/exchange/swap';
import { successSchema } from '@tradewind/schema/wire/envelope';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  account,
  blockTimestamp,
  chainId,
  genesisHash,
  listedPool,
  seedIndex,
} from '../../test/seed-index.ts';
import { startTestApi } from '../../test/start-test-api.ts';
import { toAddress, toHash } from '../../test-support/known.ts';

let api: Awaited<ReturnType<typeof startTestApi>>;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const get = async (path: string): Promise<unknown> => (await api.app.inject(path)).json();
const listSwaps = async (query: string) =>
  successSchema(swapListSchema).parse(await get(`/exchange/swaps?${query}`)).data;

describe('exchange', () => {
  it('reports that the index has not started, as a retryable error', async () => {
    const answer = await api.app.inject('/exchange/status');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: 'INDEX_NOT_STARTED', retryable: true });
    await seedIndex(api.deps.database);
  });

  it('answers the index’s last block', async () => {
    expect(await get('/exchange/status')).toEqual({
      succeeded: true,
      data: { chainId, genesisHash, blockNumber: 10, blockHash: toHash('8'), blockTimestamp },
    });
  });

  it('lists pools with raw amounts, unknown values as null', async () => {
    const answer = successSchema(poolListSchema).parse(await get('/exchange/pools'));
    expect(answer).toMatchObject({ totalCount: 2, pageSize: 50, pageNumber: 1 });
    expect(answer.data.blockNumber).toBe(10);
    expect(answer.data.pools.map(({ reserve0, tvlUsdE18 }) => [reserve0, tvlUsdE18])).toEqual([
      ['5192296858534827628530496329220095', '1500000000000000000000'],
      ['5192296858534827628530496329220095', null],
    ]);
    expect(answer.data.pools[1]?.token1).toEqual({
      address: toAddress('e'),
      symbol: null,
      name: null,
      decimals: null,
      isListed: false,
    });
  });

  it('pages and searches pools', async () => {
    const page = successSchema(poolListSchema).parse(await get('/exchange/pools?pageSize=1&pageNumber=2'));
    expect([page.totalCount, page.data.pools.length]).toEqual([2, 1]);
    const found = successSchema(poolListSchema).parse(await get('/exchange/pools?search=bscs&sort=symbol'));
    expect(found.data.pools.map((pool) => pool.address)).toEqual([listedPool]);
  });

  it('pages only through the first ten thousand pools of the list', async () => {
    const deepest = await api.app.inject('/exchange/pools?pageSize=500&pageNumber=20');
    const deeper = await api.app.inject('/exchange/pools?pageSize=500&pageNumber=21');
    expect([deepest.statusCode, deeper.statusCode]).toEqual([200, 400]);
  });

  it('finds one pool by its address in any letter case', async () => {
    const answer = await get(`/exchange/pools/${listedPool.toUpperCase()}`);
    expect(successSchema(poolDetailSchema).parse(answer).data.pool.address).toBe(listedPool);
    const missing = await api.app.inject(`/exchange/pools/${toAddress('9')}`);
    expect([missing.statusCode, missing.json().code]).toEqual([404, 'POOL_NOT_FOUND']);
  });

  it('lists swaps newest first, in the direction of the trade', async () => {
    const { swaps, nextCursor } = await listSwaps('');
    expect(nextCursor).toBeNull();
    expect(
      swaps.map((swap) => [
        swap.blockNumber,
        swap.tokenIn.symbol,
        swap.amountIn,
        swap.amountOut,
        swap.volumeUsdE18,
      ]),
    ).toEqual([
      [5, 'BSCS', '100', '9', null],
      [4, 'BUSD', '30', '10', '1000000000000000000'],
      [3, 'BSCS', '100', '9', '1000000000000000000'],
    ]);
  });

  it('filters swaps by account, pool and transaction, and pages by cursor', async () => {
    const blocks = async (query: string) =>
      (await listSwaps(query)).swaps.map(({ blockNumber }) => blockNumber);
    expect(await blocks(`account=${account}`)).toEqual([4, 3]);
    expect(await blocks(`pool=${toAddress('2')}`)).toEqual([]);
    expect(await blocks(`txHash=${toHash('4')}&account=${account}&pool=${listedPool}`)).toEqual([4]);
    const first = await listSwaps('pageSize=2');
    expect(first.nextCursor).toBe('4-7');
    expect(await blocks(`pageSize=2&cursor=${first.nextCursor}`)).toEqual([3]);
  });
});
