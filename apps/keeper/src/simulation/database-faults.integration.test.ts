import { createDatabase } from '@tradewind/db/database';
import { createLease } from '@tradewind/db/lease';
import { createTestDatabase } from '@tradewind/db/test-database';
import { startFaultProxy } from '@tradewind/db/test-fault-proxy';
import { transact } from '@tradewind/db/transact';
import { createWakeUp } from '@tradewind/process/wake-up';
import { createWatchdog } from '@tradewind/process/watchdog';
import { createRandom } from '@tradewind/stack/seed/random';
import { pino } from 'pino';
import { pad, toHex } from 'viem';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ChainNode } from '../chain/chain-node.ts';
import { parseConfig } from '../config.ts';
import { createMetrics } from '../health/metrics.ts';
import { createStatus } from '../health/status.ts';
import { runLoop } from '../run-loop.ts';
import { createDatabaseStore } from '../sender/database-store.ts';
import { createSender } from '../sender/sender.ts';
import { startWatches } from '../watch/start-watches.ts';
import { createModelChain, listIncluded, mine } from './model-chain.ts';
import { createModelNode } from './model-node.ts';
import { modelPolicy } from './model-policy.ts';
import { encodeTransaction } from './model-signature.ts';

const account = `0x${'aa'.repeat(20)}` as const;
const unreceived: unknown[] = [];
const receive = (error: unknown) => void unreceived.push(error);
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let proxy: Awaited<ReturnType<typeof startFaultProxy>>;
/** Of the test that runs: a keeper that is left would hold the lease of the next one. */
let stopKeeper: () => Promise<void>;

beforeAll(async () => {
  process.on('uncaughtException', receive).on('unhandledRejection', receive);
  database = await createTestDatabase();
  proxy = await startFaultProxy(database.url);
});
afterAll(async () => {
  process.off('uncaughtException', receive).off('unhandledRejection', receive);
  await proxy.stop();
  await database.drop();
});
afterEach(async () => {
  proxy.clear();
  proxy.thaw();
  await stopKeeper();
  expect(unreceived).toEqual([]);
});

/** A node of the model with hashes of the tables' length. */
function createNode(chain: ReturnType<typeof createModelChain>): ChainNode {
  const node = createModelNode(chain, account, () => Promise.resolve());
  return {
    ...node,
    getGenesisHash: async () => pad(await node.getGenesisHash()),
    getHead: async () => {
      const head = await node.getHead();
      return { ...head, hash: pad(head.hash) };
    },
    findBlockHash: async (at) => {
      const hash = await node.findBlockHash(at);
      return hash && pad(hash);
    },
    findReceipt: async (txHashes) => {
      const receipt = await node.findReceipt(txHashes);
      return receipt && { ...receipt, blockHash: pad(receipt.blockHash) };
    },
  };
}

/** The loop of the process with its lease, store, sender and jobs on the database, and a model of the chain. */
function startKeeper(connections: number) {
  const chain = createModelChain();
  const named = new URL(proxy.url);
  named.searchParams.set('application_name', 'keeper');
  const config = parseConfig({
    DATABASE_URL: named.href,
    CHAIN_ID: '31337',
    RPC_URLS: 'http://127.0.0.1:1',
    KEEPER_PORT: '0',
  });
  const own = createDatabase(named.href, { maxConnections: connections });
  const lease = createLease(named.href, { kind: 'keeper', key: 1, applicationName: 'keeper' });
  const [status, logger] = [createStatus(), pino({ level: 'silent' })];
  const metrics = createMetrics(status);
  const wakeUp = createWakeUp(5);
  const stop = new AbortController();
  const sender = createSender({
    node: createNode(chain),
    store: createDatabaseStore(own, (work) => lease.write(own, work), 1),
    signer: { address: account, sign: async (transaction) => encodeTransaction(transaction) },
    policy: modelPolicy,
    observer: {
      acted: () => undefined,
      notTaken: () => undefined,
      refused: () => undefined,
      seen: () => undefined,
      chainReplaced: () => undefined,
    },
    now: () => new Date(),
  });
  let rounds = 0;
  const counted = {
    advance: async () => {
      const result = await sender.advance();
      rounds += 1;
      return result;
    },
  };
  const watches = startWatches({ watches: [], wakeUp, logger, metrics, now: () => performance.now() });
  const options = { config, status, logger, metrics, wakeUp, watches, lease, signal: stop.signal };
  const watchdog = createWatchdog({ limitMs: 60_000, onEnd: (stillness) => void unreceived.push(stillness) });
  const ended = runLoop({ ...options, watchdog, sender: counted, jobs: [] });
  stopKeeper = async () => {
    stop.abort();
    wakeUp.ring();
    await ended;
    watchdog.stop();
    await Promise.all([own.close(), lease.close()]);
  };
  return {
    chain,
    countRounds: () => rounds,
    countRetries: async () => (await metrics.retries.get()).values[0]?.value ?? 0,
  };
}

const places = [
  'pg_try_advisory_lock',
  'from "relay"."intent"',
  'update "relay"."intent"',
  'insert into',
  'begin ',
  'commit',
];
const means = ['terminate', 'before', 'answer'] as const;

describe('[OPS-03] [OPS-05] a keeper that loses its database', () => {
  it.each([1, 4])('retries, never ends, and sends each intent once: %i connections', async (connections) => {
    const store = createDatabaseStore(database, (work) => transact(database, work), 1);
    await store.clear();
    const keeper = startKeeper(connections);
    const random = createRandom(connections);
    await expect.poll(keeper.countRounds).toBeGreaterThan(0);
    const faults = 20;
    for (let fault = 0; fault < faults; fault += 1) {
      let striking: Promise<unknown> = Promise.resolve();
      const terminate = () => {
        striking = database.sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'keeper'`;
      };
      const mean = means[random.below(means.length)]!;
      proxy.trap(places[random.below(places.length)]!, mean === 'terminate' ? terminate : mean);
      const intentKey = `intent ${fault}`;
      await store.add({ intentKey, recipient: account, data: toHex(intentKey), value: 0n });
      const before = keeper.countRounds();
      // A busy machine adds failed rounds, and pauses between them grow up to seconds.
      await expect.poll(() => keeper.countRounds() > before + 1, { interval: 5 }).toBe(true);
      await striking;
      proxy.clear();
      mine(keeper.chain);
    }
    await expect
      .poll(() => {
        mine(keeper.chain);
        return listIncluded(keeper.chain).length;
      })
      .toBe(faults);
    expect(new Set(listIncluded(keeper.chain).map(({ data }) => data)).size).toBe(faults);
    expect(await keeper.countRetries()).toBeGreaterThan(5);
  });

  it('runs its next round within seconds after a silence of the database', async () => {
    const keeper = startKeeper(2);
    await expect.poll(keeper.countRounds).toBeGreaterThan(0);
    proxy.freeze({ isServerReachable: false });
    await expect.poll(keeper.countRetries).toBeGreaterThan(0);
    proxy.thaw();
    const before = keeper.countRounds();
    await expect.poll(() => keeper.countRounds() > before, { timeout: 10_000 }).toBe(true);
  });
});
