import { poolTable, tokenTable } from '@tradewind/db/exchange/tables';
import { poolDetailSchema, poolListSchema } from '@tradewind/schema/exchange/pool';
import { decodeReserveSnapshot } from '@tradewind/schema/exchange/reserve-snapshot';
import { exchangeStatusSchema } from '@tradewind/schema/exchange/status';
import { swapListSchema } from '@tradewind/schema/exchange/swap';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startModelNode } from '../../test/model-node.ts';
import { account, chainId, listedPool, moveCheckpoint, seedIndex } from '../../test/seed-index.ts';
import { startTestApi } from '../../test/start-test-api.ts';
import { toHash } from '../../test-support/known.ts';

const otherId = 31338;
const otherReserve = 7_000n;
let api: Awaited<ReturnType<typeof startTestApi>>;
let otherNode: Awaited<ReturnType<typeof startModelNode>>;
let origin = '';

beforeAll(async () => {
  otherNode = await startModelNode();
  api = await startTestApi({ CHAIN_IDS: String(otherId), [`RPC_URLS_${otherId}`]: otherNode.url });
  await seedIndex(api.deps.database);
  await seedOther();
  origin = await api.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await api.stop();
  await otherNode.stop();
});

/** The same pools at the same addresses with another reserve and without swaps, up to block 77. */
async function seedOther(): Promise<void> {
  const { orm } = api.deps.database;
  const tokens = await orm.select().from(tokenTable);
  await orm.insert(tokenTable).values(tokens.map((row) => ({ ...row, chainId: otherId })));
  const pools = await orm.select().from(poolTable);
  const others = pools.map((row) => ({ ...row, chainId: otherId, reserve1: otherReserve }));
  await orm.insert(poolTable).values(others);
  await moveCheckpoint(api.deps.database, 77, toHash('7'), otherId);
}

const get = (path: string, query = '', headers: Record<string, string> = {}) =>
  fetch(`${origin}${path}?${query}`, { headers });

async function fetchData(path: string, query = ''): Promise<unknown> {
  const answer = await get(path, query);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: unknown }).data;
}

const queries = ['', `chainId=${chainId}`, `chainId=${otherId}`];
const ofChains = <Value>(home: Value, other: Value) => [home, home, other];

describe('the exchange of several chains', () => {
  it('given one pool at one address on two chains, when it is read, then each chain answers by its own index', async () => {
    // The second time the answers are kept ones, and sent ahead of the framework the third time.
    for (let time = 1; time <= 3; time += 1) {
      const details = await Promise.all(
        queries.map(async (query) =>
          poolDetailSchema.parse(await fetchData(`/exchange/pools/${listedPool}`, query)),
        ),
      );
      expect(details.map(({ pool }) => pool.reserve1)).toEqual(ofChains('5', String(otherReserve)));
      const lists = await Promise.all(
        queries.map(async (query) => poolListSchema.parse(await fetchData('/exchange/pools', query))),
      );
      expect(lists.map(({ pools }) => pools.map(({ reserve1 }) => reserve1))).toEqual(
        ofChains(['5', '5'], [String(otherReserve), String(otherReserve)]),
      );
    }
  });

  it('given swaps on one chain, when they are read, then the other chain has none', async () => {
    const lists = await Promise.all(
      queries.map(async (query) => swapListSchema.parse(await fetchData('/exchange/swaps', query))),
    );
    expect(lists.map(({ blockNumber, swaps }) => [blockNumber, swaps.length])).toEqual(
      ofChains([10, 3], [77, 0]),
    );
  });

  it.each([
    '/exchange/positions',
    '/exchange/liquidity-events',
    `/exchange/pools/${listedPool}/candles`,
    `/exchange/pools/${listedPool}/transactions`,
  ])('given two chains, when %s is read, then its block is that of its chain', async (path) => {
    const answers = await Promise.all(queries.map((query) => fetchData(path, `account=${account}&${query}`)));
    const blocks = await Promise.all(queries.map((query) => fetchData('/exchange/status', query)));
    expect(blocks.map((data) => exchangeStatusSchema.parse(data).chainId)).toEqual(
      ofChains(chainId, otherId),
    );
    if (!path.startsWith('/exchange/pools'))
      expect(answers).toMatchObject(ofChains({ blockNumber: 10 }, { blockNumber: 77 }));
  });

  it('given two chains, when the reserves are read, then the snapshot names its chain', async () => {
    const snapshots = await Promise.all(
      queries.map(async (query) =>
        decodeReserveSnapshot(new Uint8Array(await (await get('/exchange/reserves', query)).arrayBuffer())),
      ),
    );
    expect(snapshots.map((snapshot) => snapshot?.chainId)).toEqual(ofChains(chainId, otherId));
  });

  it('given a kept answer of each chain, when the index of one moves, then the other one is still known', async () => {
    const path = `/exchange/pools/${listedPool}`;
    const tags = await Promise.all(
      queries.map(async (query) => (await get(path, query)).headers.get('etag')!),
    );
    await moveCheckpoint(api.deps.database, 78, toHash('6'), otherId);
    await expect
      .poll(async () => {
        const again = queries.map((query, place) => get(path, query, { 'if-none-match': tags[place]! }));
        return (await Promise.all(again)).map(({ status }) => status);
      })
      .toEqual(ofChains(304, 200));
  });

  it.each([
    ['56', 'CHAIN_NOT_SERVED'],
    ['0', 'BAD_REQUEST'],
    ['-1', 'BAD_REQUEST'],
    ['1e3', 'BAD_REQUEST'],
    ['', 'BAD_REQUEST'],
    ['bsc', 'BAD_REQUEST'],
  ])('given the chain id %j, when pools are read, then the refusal is %s', async (id, code) => {
    const answer = await get('/exchange/pools', `chainId=${id}`);
    expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ code })]);
  });
});
