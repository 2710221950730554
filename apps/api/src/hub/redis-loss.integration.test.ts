import { createTestDatabase } from '@tradewind/db/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addNotice, collect, createHubClient } from '../../test/hub-client.ts';
import { type HubNode, startHubNode } from '../../test/start-hub-node.ts';
import { findRedisServer, startRedis } from '../../test/start-redis.ts';
import { createBus } from '../adapters/bus/create-bus.ts';
import { createLogger } from '../logger.ts';

const redisServer = findRedisServer();
const logger = createLogger('silent');
const readinessSchema = z.object({ notices: z.string() });

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let redis: Awaited<ReturnType<typeof startRedis>>;
let nodes: HubNode[];

async function startNode(): Promise<HubNode> {
  const redisUrl = `redis://127.0.0.1:${redis.port}`;
  const bus = createBus({ databaseUrl: database.url, redisUrl, logger, beatMs: 100, lostMs: 3000 });
  return startHubNode(database.url, { bus });
}

const readSources = () =>
  Promise.all(
    nodes.map(async ({ origin }) => {
      const { notices } = readinessSchema.parse(await (await fetch(`${origin}/readyz`)).json());
      const metrics = await (await fetch(`${origin}/metrics`)).text();
      return [notices, ...(metrics.match(/hub_bus_source\{source="\w+"\} 1/g) ?? [])];
    }),
  );

const bothFrom = (source: string) => nodes.map(() => [source, `hub_bus_source{source="${source}"} 1`]);

async function freezeAndKill(): Promise<void> {
  redis.freeze();
  await expect.poll(readSources).toEqual(bothFrom('postgres'));
  await redis.kill();
}

it('[HUB-03] requires a Redis server where the environment demands one', () => {
  expect(redisServer !== undefined || process.env['CI'] !== 'true').toBe(true);
});

describe.each(redisServer === undefined ? [] : [redisServer])(
  '[HUB-03] given two nodes that receive notices by Redis',
  (path) => {
    beforeAll(async () => {
      database = await createTestDatabase();
      redis = await startRedis(path);
      nodes = [await startNode(), await startNode()];
    });
    afterAll(async () => {
      await Promise.all(nodes.map(({ stop }) => stop()));
      await redis.stop();
      await database.drop();
    });

    const faults = [
      { fault: 'frozen', strike: () => redis.freeze(), mend: () => redis.thaw() },
      { fault: 'killed', strike: () => redis.kill(), mend: () => redis.restart() },
      { fault: 'frozen, then killed', strike: freezeAndKill, mend: () => redis.restart() },
    ];

    it.each(faults)(
      'when it is $fault, then PostgreSQL takes over, and Redis again when it is back',
      async ({ strike, mend }) => {
        const clients = nodes.map(({ origin }) => createHubClient(origin));
        const received = clients.map((client) => collect(client, 'prediction_joined'));
        const closed: unknown[] = [];
        for (const client of clients) client.onclose((error) => closed.push(error));
        await expect.poll(readSources).toEqual(bothFrom('redis'));
        await Promise.all(clients.map((client) => client.start()));
        await Promise.all(clients.map((client) => client.invoke('subscribe', ['prediction'])));
        const before = received.map(({ events }) => events.length);
        const published: number[] = [];
        const stopping = new AbortController();
        const writing = (async () => {
          while (!stopping.signal.aborted)
            published.push(await addNotice(database, { kind: 'prediction_joined', payload: {} }));
        })();
        await strike();
        await expect.poll(readSources).toEqual(bothFrom('postgres'));
        await mend();
        await expect.poll(readSources).toEqual(bothFrom('redis'));
        stopping.abort();
        await writing;
        const sequences = () =>
          received.map(({ events }, index) => events.slice(before[index]).map(({ sequence }) => sequence));
        await expect.poll(sequences).toEqual([published, published]);
        expect(closed).toEqual([]);
        await Promise.all(clients.map((client) => client.stop()));
      },
    );
  },
);
