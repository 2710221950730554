import { transact } from '@tradewind/db/transact';
import { getOutboxRange } from '@tradewind/db/relay/get-outbox-range.query';
import type { Notice } from '@tradewind/db/relay/notice';
import { createTestDatabase } from '@tradewind/db/test-database';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startCutProxy } from '../../../test/cut-proxy.ts';
import { addNotice } from '../../../test/hub-client.ts';
import { findRedisServer, startRedis } from '../../../test/start-redis.ts';
import { createLogger } from '../../logger.ts';
import type { Bus, BusSource } from './bus.ts';
import { createBus } from './create-bus.ts';

type TestNode = {
  bus: Bus;
  received: Notice[];
  published: string[];
  sources: BusSource[];
  ids: () => number[];
};

type Carrier = {
  source: BusSource;
  createNode: () => Bus;
  /**
   * Cuts all connections between the nodes and the carrier of their notices, and refuses new ones until it is
   * opened again.
   */
  setBlocked: (value: boolean) => void;
  stop: () => Promise<void>;
};

const logger = createLogger('silent');
const timing = { beatMs: 80, lostMs: 1000, logger };
const redisServer = findRedisServer();

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let carrier: Carrier;
const nodes: TestNode[] = [];

async function startDatabaseLine() {
  const url = new URL(database.url);
  const line = await startCutProxy(Number(url.port));
  url.port = new URL(line.url).port;
  return { ...line, url: url.href };
}

async function startPostgresCarrier(): Promise<Carrier> {
  const { url, setBlocked, stop } = await startDatabaseLine();
  const createNode = () => createBus({ ...timing, databaseUrl: url, redisUrl: undefined });
  return { source: 'postgres', createNode, setBlocked, stop };
}

async function startRedisCarrier(): Promise<Carrier> {
  const redis = await startRedis(redisServer ?? 'redis-server');
  const lines = [await startCutProxy(redis.port), await startDatabaseLine()] as const;
  const [redisUrl, databaseUrl] = [lines[0].url.replace('http:', 'redis:'), lines[1].url];
  return {
    source: 'redis',
    createNode: () => createBus({ ...timing, databaseUrl, redisUrl }),
    setBlocked: (value) => lines.forEach((line) => line.setBlocked(value)),
    stop: async () => {
      await Promise.all(lines.map((line) => line.stop()));
      await redis.stop();
    },
  };
}

async function startNode(after?: number): Promise<TestNode> {
  const bus = carrier.createNode();
  const received: Notice[] = [];
  const published: string[] = [];
  const sources: BusSource[] = [];
  bus.start(after ?? (await getOutboxRange(database)).newest, {
    onNotice: (notice) => received.push(notice),
    onGap: () => published.push('gap'),
    onLost: () => published.push('lost'),
    onRestored: () => published.push('restored'),
    onSource: (source) => sources.push(source),
  });
  const node = { bus, received, published, sources, ids: () => received.map(({ id }) => id) };
  nodes.push(node);
  await expect.poll(() => sources.at(-1)).toBe(carrier.source);
  return node;
}

const add = (number: number) => addNotice(database, { kind: 'test', payload: { number }, chainId: 97 });

/** Writers of separate processes, whose transactions end in any order or not at all. */
async function writeAtOnce(count: number): Promise<number[]> {
  const ids = await Promise.all(
    Array.from({ length: count }, (_item, index) =>
      transact(database, async (_, sql) => {
        const [row] = await sql<{ id: string }>`
          insert into relay.outbox (chain_id, kind, payload) values (97, 'test', '{}') returning id`;
        // The id is assigned while the transaction still runs: a reader must not advance beyond it.
        await sql`select pg_sleep(${(index % 3) / 50})`;
        if (index % 7 === 0) throw new Error('rolled back');
        await sql`select pg_notify('relay_outbox', ${String(row?.id)})`;
        return Number(row?.id);
      }).catch(() => 0),
    ),
  );
  return ids.filter((id) => id > 0).toSorted((a, b) => a - b);
}

it('[HUB-03] requires a Redis server where the environment demands one', () => {
  expect(redisServer !== undefined || process.env['CI'] !== 'true').toBe(true);
});

const carriers = [
  { name: 'PostgreSQL', startCarrier: startPostgresCarrier },
  ...(redisServer === undefined ? [] : [{ name: 'Redis', startCarrier: startRedisCarrier }]),
];

describe.each(carriers)('[HUB-03] the bus over $name', ({ startCarrier }) => {
  beforeAll(async () => {
    database = await createTestDatabase();
    carrier = await startCarrier();
  });
  afterEach(async () => {
    await Promise.all(nodes.splice(0).map(({ bus }) => bus.stop()));
  });
  afterAll(async () => {
    await carrier.stop();
    await database.drop();
  });

  it('delivers each notice to every node once and in order, from any writer', async () => {
    const [one, other] = [await startNode(), await startNode()];
    await expect.poll(() => [one.published, other.published]).toEqual([['restored'], ['restored']]);
    const ids = await writeAtOnce(40);
    await expect.poll(() => [one.ids(), other.ids()]).toEqual([ids, ids]);
    expect(one.received).toEqual(other.received);
    expect(one.received[0]).toMatchObject({ chainId: 97, kind: 'test', at: expect.any(Number) });
    expect(one.published).toEqual(['restored']);
  });

  it('begins after the given id', async () => {
    const ids = [await add(1), await add(2), await add(3)];
    const node = await startNode(ids[1]);
    await expect.poll(node.ids).toEqual([ids[2]]);
  });

  it('delivers after an interruption the notices written meanwhile', async () => {
    const node = await startNode();
    const ids = [await add(1)];
    await expect.poll(node.ids).toEqual(ids);
    carrier.setBlocked(true);
    ids.push(await add(2), await add(3));
    carrier.setBlocked(false);
    await expect.poll(node.ids).toEqual(ids);
    ids.push(await add(4));
    await expect.poll(node.ids).toEqual(ids);
    expect(node.published).toEqual(['restored']);
  });

  it('reports the loss, and the recovery once all missed notices are delivered', async () => {
    const node = await startNode();
    await expect.poll(() => node.published).toEqual(['restored']);
    carrier.setBlocked(true);
    await expect.poll(() => node.published).toEqual(['restored', 'lost']);
    const id = await add(1);
    carrier.setBlocked(false);
    await expect.poll(() => node.published).toEqual(['restored', 'lost', 'restored']);
    expect(node.ids()).toEqual([id]);
  });

  it('reports that notices are lost for good', async () => {
    const node = await startNode();
    const first = await add(1);
    await expect.poll(node.ids).toEqual([first]);
    carrier.setBlocked(true);
    await add(2);
    const third = await add(3);
    await database.sql`delete from relay.outbox where id < ${third}`;
    carrier.setBlocked(false);
    await expect.poll(node.ids).toEqual([first, third]);
    expect(node.published.filter((what) => what === 'gap')).toEqual(['gap']);
  });

  it('continues when a node ends', async () => {
    const [first, second] = [await startNode(), await startNode()];
    const id = await add(1);
    await expect.poll(() => [first.ids(), second.ids()]).toEqual([[id], [id]]);
    await first.bus.stop();
    const next = await add(2);
    await expect.poll(second.ids).toEqual([id, next]);
    expect([first.ids(), second.published]).toEqual([[id], ['restored']]);
  });

  it('continues when the filling connection is restored without its lock', async () => {
    const [one, other] = [await startNode(), await startNode()];
    await expect.poll(() => [one.published, other.published]).toEqual([['restored'], ['restored']]);
    await database.sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'tradewind-bus' and query not ilike 'listen %'`;
    const ids = [await add(1), await add(2)];
    await expect.poll(() => [one.ids(), other.ids()]).toEqual([ids, ids]);
  });

  it('continues with a database whose ids restart', async () => {
    const node = await startNode();
    for (const number of [1, 2, 3]) await add(number);
    await expect.poll(() => node.received.length).toBe(3);
    carrier.setBlocked(true);
    await database.sql`truncate relay.outbox restart identity`;
    await add(4);
    carrier.setBlocked(false);
    await expect.poll(() => node.published).toContain('gap');
    const id = await add(5);
    await expect.poll(() => node.ids().at(-1)).toBe(id);
  });
});
