import { sql } from 'drizzle-orm';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { createTestDatabase } from '@tradewind/db/test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startModelNode } from '../test/model-node.ts';
import { chainId, listedPool, seedIndex } from '../test/seed-index.ts';
import { findOrigin, spawnNode } from '../test/spawn-node.ts';
import { startBalancer } from '../test/start-balancer.ts';

const patience = { timeout: 30_000 };
let database: Awaited<ReturnType<typeof createTestDatabase>>;
const started: ReturnType<typeof spawnNode>['child'][] = [];
let chain: Awaited<ReturnType<typeof startModelNode>>;

beforeAll(async () => {
  database = await createTestDatabase();
  chain = await startModelNode();
});
afterAll(async () => {
  // Processes that a failed test left.
  for (const child of started) child.kill('SIGKILL');
  await chain.stop();
  await database.drop();
});

async function startNode(port = '0') {
  const node = spawnNode('api', {
    DATABASE_URL: database.url,
    CHAIN_ID: String(chainId),
    RPC_URLS: chain.url,
    API_PORT: port,
    RATE_LIMIT: '1000000',
    // Overload of the machine is not tested here.
    MAX_EVENT_LOOP_DELAY_MS: '60000',
  });
  started.push(node.child);
  const origin = await findOrigin(node);
  return { ...node, origin, port: new URL(origin).port };
}

type Load = { answered: number; failures: string[]; isStopping: boolean };

/** A client that keeps its connection and sends the next request after each answer. */
async function callOnAndOn(url: string, load: Load): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  while (!load.isStopping) {
    const failure = await call(url, agent).catch((error: unknown) => String(error));
    if (failure === undefined) load.answered += 1;
    else load.failures.push(failure);
  }
  agent.destroy();
}

async function call(url: string, agent: Agent): Promise<string | undefined> {
  const [response] = await once(get(url, { agent }), 'response');
  response.resume();
  await once(response, 'end');
  return response.statusCode === 200 ? undefined : `status ${response.statusCode}`;
}

it('[OPS-03] migrates once when two nodes start together on an empty database', async () => {
  for (const schema of ['chain', 'app', 'relay'])
    await database.sql`drop schema ${sql.identifier(schema)} cascade`;
  await database.sql`drop table public.migration`;
  const migrations = [1, 2].map(() => spawnNode('migrate.ts', { DATABASE_URL: database.url }));
  expect(await Promise.all(migrations.map(({ closed }) => closed))).toEqual([
    [0, null],
    [0, null],
  ]);
  const applied = migrations.map(({ lines }) => JSON.parse(lines.join()).applied.length);
  const [row] = await database.sql`select count(*)::int as count from public.migration`;
  expect(applied.toSorted((a, b) => a - b)).toEqual([0, row?.['count']]);
  await seedIndex(database);
});

it(
  '[OPS-03] [OPS-05] two nodes restart one after the other under load, and no request fails',
  { timeout: 240_000 },
  async () => {
    const nodes = await Promise.all([startNode(), startNode()]);
    const balancer = await startBalancer(nodes.map(({ origin }) => origin));
    await expect.poll(() => balancer.nodes.every(({ isReady }) => isReady), patience).toBe(true);
    const load: Load = { answered: 0, failures: [], isStopping: false };
    const paths = ['/exchange/status', `/exchange/pools/${listedPool}`, '/exchange/pools', '/exchange/swaps'];
    const clients = Array.from({ length: 12 }, (_, index) =>
      callOnAndOn(`${balancer.origin}${paths[index % paths.length]}`, load),
    );
    for (const [index, node] of nodes.entries()) {
      const before = load.answered;
      await expect.poll(() => load.answered, patience).toBeGreaterThan(before + 100);
      node.child.kill('SIGTERM');
      expect(await node.closed).toEqual([0, null]);
      nodes[index] = await startNode(node.port);
      await expect.poll(() => balancer.nodes[index]?.isReady, patience).toBe(true);
    }
    load.isStopping = true;
    await Promise.all(clients);
    expect(load.failures).toEqual([]);
    await balancer.stop();
    for (const { child, closed } of nodes) {
      child.kill('SIGTERM');
      await closed;
    }
  },
);

it('[OPS-03] each node reports liveness, readiness and metrics, and logs requests with their id', async () => {
  const node = await startNode();
  const request = (path: string) =>
    fetch(`${node.origin}${path}`, { headers: { 'x-request-id': 'trace-00000001' } });
  expect((await request('/livez')).status).toBe(200);
  expect((await request('/readyz')).status).toBe(200);
  expect(await (await request('/metrics')).text()).toMatch(/^process_cpu_seconds_total \d/m);
  expect((await request('/exchange/status')).headers.get('x-request-id')).toBe('trace-00000001');
  node.child.kill('SIGTERM');
  await node.closed;
  const line = node.lines.find((text) => text.includes('/exchange/status'));
  expect(JSON.parse(line ?? '{}')).toMatchObject({
    requestId: 'trace-00000001',
    status: '200',
    process: 'api',
  });
});
