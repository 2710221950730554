import { setImmediate } from 'node:timers/promises';
import { createTestDatabase } from '@tradewind/db/test-database';
import { startFaultProxy } from '@tradewind/db/test-fault-proxy';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createChainModel } from './chain-model.ts';
import { dumpChain } from './dump-chain.ts';
import { startFollower } from './follower.ts';
import { type ModelNode, startModelNode } from './model-node.ts';
import { modelSources } from './model-sources.ts';
import { listModelExchange } from './model-areas.ts';
import { createRandom } from './random.ts';

const chainId = 1;
const random = createRandom(5);
const model = createChainModel(random, modelSources);
const unreceived: unknown[] = [];
const receive = (error: unknown) => void unreceived.push(error);
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let proxy: Awaited<ReturnType<typeof startFaultProxy>>;
let node: ModelNode;

beforeAll(async () => {
  process.on('uncaughtException', receive).on('unhandledRejection', receive);
  database = await createTestDatabase();
  proxy = await startFaultProxy(database.url);
  node = await startModelNode({ model, random, slowMs: 0, change: () => undefined });
});
afterAll(async () => {
  await proxy.stop();
  await Promise.all([database.drop(), node.close()]);
  process.off('uncaughtException', receive).off('unhandledRejection', receive);
});

/** The real modules on one connection, as in the process: their lock and their writes share its session. */
const follow = (databaseUrl: string) =>
  startFollower({
    databaseUrl,
    rpcUrl: node.url(chainId),
    timeoutMs: 5_000,
    chainId,
    areas: listModelExchange(chainId),
    chain: { finalityBlocks: 8, isLocal: true, maxRangeBlocks: 5 },
  });

const places = [
  'pg_try_advisory_lock',
  'from "checkpoint"',
  'begin ',
  'pg_backend_pid',
  'lock table',
  'insert into',
  'relay.outbox',
  'commit',
];
const means = ['terminate', 'before', 'answer'] as const;

it('[OPS-03] [CHAIN-01] continues wherever its session ends, and has the rows of an undisturbed index', async () => {
  const url = new URL(proxy.url);
  url.searchParams.set('application_name', 'follower');
  const follower = follow(url.href);
  const results: string[] = [];
  const step = async () => {
    const startedAt = performance.now();
    results.push(await follower.tryAdvance());
    // As the process does, which pauses after a failure: the end of a session is noticed between two rounds.
    await setImmediate();
    expect(performance.now() - startedAt).toBeLessThan(5_000);
  };
  for (let fault = 0; fault < 60; fault += 1) {
    model.mine(random.between(1, 4));
    if (random.chance(0.25)) model.reorganise(random.between(1, 3), 0);
    const mean = random.pick(means);
    let striking: Promise<unknown> = Promise.resolve();
    const terminate = () => {
      striking = database.sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'follower'`;
    };
    proxy.trap(random.pick(places), mean === 'terminate' ? terminate : mean);
    do await step();
    while (results.at(-1) !== 'idle');
    await striking;
    proxy.clear();
  }
  expect(results.filter((result) => result === 'failed').length).toBeGreaterThan(30);
  model.mine(20);
  proxy.freeze({ isServerReachable: false });
  await step();
  expect(results.at(-1)).toBe('failed');
  proxy.thaw();
  await follower.catchUp();
  await follower.kill();

  const followed = await dumpChain(database, chainId);
  for (const name of Object.keys(followed)) await database.sql`truncate chain.${sql.identifier(name)}`;
  const untouched = follow(database.url);
  await untouched.catchUp();
  await untouched.kill();
  expect(await dumpChain(database, chainId)).toEqual(followed);
  expect(unreceived).toEqual([]);
});

it('[OPS-03] lets the next process write once the session of the previous one has ended', async () => {
  const [one, other] = [follow(proxy.url), follow(database.url)];
  model.mine(2);
  await one.catchUp();
  expect(await other.tryAdvance()).toBe('idle');
  proxy.cutAll();
  model.mine(2);
  await expect.poll(() => other.tryAdvance()).toBe('advanced');
  await Promise.all([one.kill(), other.kill()]);
});
