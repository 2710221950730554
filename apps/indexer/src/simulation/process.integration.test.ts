import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findCheckpoint } from '@tradewind/db/indexing/find-checkpoint.query';
import { createTestDatabase } from '@tradewind/db/test-database';
import { transact } from '@tradewind/db/transact';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Child, startChild } from '@tradewind/stack/process/child';
import { findFreePort } from '@tradewind/stack/process/port';
import { listProgramParameters } from '@tradewind/stack/programs/built-program';
import { getChainSources } from '../chain-sources.ts';
import { getDeployedExchange, listExchangeAreas } from './model-areas.ts';
import { createChainModel } from './chain-model.ts';
import { dumpChain } from './dump-chain.ts';
import { startFollower } from './follower.ts';
import { type ModelNode, noFaults, startModelNode } from './model-node.ts';
import { createRandom } from './random.ts';

const chainId = 31337;
const { deploymentHash } = getChainSources(chainId);
const exchange = getDeployedExchange(chainId);
const folder = mkdtempSync(join(tmpdir(), 'tradewind-indexer-'));
const random = createRandom(11);
const model = createChainModel(random, exchange);
const running: Child[] = [];
let onRequest: () => void = () => undefined;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let node: ModelNode;

beforeAll(async () => {
  database = await createTestDatabase();
  node = await startModelNode({ model, random, slowMs: 0, change: () => onRequest() });
  node.faults = { ...noFaults, change: 1 };
});
afterEach(() => Promise.all(running.splice(0).map((child) => child.stop())));
afterAll(async () => {
  await Promise.all([database.drop(), node.close()]);
  rmSync(folder, { recursive: true });
});

type Indexer = Child & { url: string; findReasons: () => Promise<string[] | undefined> };

async function startIndexer(settings: Record<string, string> = {}): Promise<Indexer> {
  const port = await findFreePort();
  const child = startChild({
    command: process.execPath,
    parameters: listProgramParameters('indexer'),
    logFile: join(folder, 'indexer.log'),
    environment: {
      DATABASE_URL: database.url,
      CHAIN_ID: String(chainId),
      RPC_URLS: node.url(chainId),
      INDEXER_PORT: String(port),
      MAX_RANGE_BLOCKS: '20',
      POLL_INTERVAL_MS: '20',
      ...settings,
    },
  });
  running.push(child);
  const findReasons = async () => {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    return response ? ((await response.json()) as { reasons: string[] }).reasons : undefined;
  };
  return { ...child, url: `http://127.0.0.1:${port}`, findReasons };
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await setTimeout(20);
}

async function isAtHead(): Promise<boolean> {
  return (await findCheckpoint(database, { chainId }))?.blockHash === model.blocks.at(-1)?.hash;
}

/** The index equals that of an undisturbed indexer. */
async function expectEqualToScratch(): Promise<void> {
  const scratch = await createTestDatabase();
  const follower = startFollower({
    databaseUrl: scratch.url,
    rpcUrl: node.url(chainId),
    timeoutMs: 5_000,
    chainId,
    areas: listExchangeAreas(exchange),
    chain: { finalityBlocks: 64, isLocal: true, maxRangeBlocks: 50, deploymentHash },
  });
  await follower.catchUp();
  expect(await dumpChain(database, chainId)).toEqual(await dumpChain(scratch, chainId));
  await follower.kill();
  await scratch.drop();
}

const standbyReason = `chain ${chainId}: another indexer writes this chain`;

async function startPair(): Promise<[Indexer, Indexer]> {
  const first = await startIndexer({ LEASE_LIMIT_MS: '1500' });
  await until(async () => (await first.findReasons())?.length === 0);
  const second = await startIndexer({ LEASE_LIMIT_MS: '1500' });
  await until(async () => (await second.findReasons())?.[0] === standbyReason);
  return [first, second];
}

describe('the indexer as a process', () => {
  it('[OPS-03] killed repeatedly in the middle of its work, loses and doubles nothing', async () => {
    model.mine(150);
    for (let life = 0; life < 4; life += 1) {
      const indexer = await startIndexer();
      const fatalRequest = random.between(4, 30);
      const delayMs = random.between(0, 25);
      let requests = 0;
      onRequest = () => {
        requests += 1;
        if (random.chance(0.05)) model.reorganise(random.between(1, 4), random.between(1, 6));
        if (requests === fatalRequest)
          void setTimeout(delayMs).then(() => process.kill(indexer.pid, 'SIGKILL'));
      };
      expect(await indexer.exited).toBe('was killed (SIGKILL)');
      onRequest = () => undefined;
      model.mine(5);
    }
    const indexer = await startIndexer();
    await until(isAtHead);
    await indexer.stop();
    expect(await indexer.exited).toBe('ended with code 0');
    await expectEqualToScratch();
  }, 120_000);

  it('[OPS-03] has one writer for a chain: another waits, reports it, and takes over when the first dies', async () => {
    const first = await startIndexer();
    await until(async () => (await first.findReasons())?.length === 0);
    const metrics = await (await fetch(`${first.url}/metrics`)).text();
    for (const name of [
      'indexer_block_lag',
      'indexer_head_age_seconds',
      'reorg_total',
      'reorg_depth',
      'rpc_errors',
    ]) {
      expect(metrics).toContain(`# TYPE ${name} `);
    }
    const second = await startIndexer();
    await until(async () => (await second.findReasons())?.[0] === standbyReason);
    process.kill(first.pid, 'SIGKILL');
    model.mine(1);
    await until(isAtHead);
    expect(await second.findReasons()).toEqual([]);
    expect((await fetch(`${second.url}/livez`)).status).toBe(200);
    await second.stop();
    expect(await second.exited).toBe('ended with code 0');
  });

  it('[OPS-03] ends at once while it waits for the writer', async () => {
    const first = await startIndexer();
    await until(async () => (await first.findReasons())?.length === 0);
    const second = await startIndexer();
    await until(async () => (await second.findReasons())?.length === 1);
    const before = performance.now();
    await second.stop();
    expect(await second.exited).toBe('ended with code 0');
    expect(performance.now() - before).toBeLessThan(3_000);
  });

  it('[OPS-05] frozen at any point of its work, is replaced, and is on standby when it resumes', async () => {
    let [active, standby] = await startPair();
    for (let turn = 0; turn < 2; turn += 1) {
      const frozen = active;
      const fatalRequest = random.between(1, 6);
      let requests = 0;
      onRequest = () => {
        requests += 1;
        if (requests === fatalRequest) process.kill(frozen.pid, 'SIGSTOP');
      };
      model.mine(30);
      model.reorganise(random.between(1, 4), random.between(1, 6));
      await until(async () => (await standby.findReasons())?.length === 0);
      onRequest = () => undefined;
      process.kill(frozen.pid, 'SIGCONT');
      await until(async () => (await frozen.findReasons())?.[0] === standbyReason);
      model.mine(3);
      await until(isAtHead);
      [active, standby] = [standby, active];
    }
    expect(await (await fetch(`${standby.url}/metrics`)).text()).toMatch(/indexer_lease_lost_total\{.*\} 1/);
    await expectEqualToScratch();
  }, 60_000);

  it('[OPS-05] frozen between the check of its lease and the commit, writes nothing when it resumes', async () => {
    const [first, second] = await startPair();
    const isWaiting = async () =>
      (await database.sql`select from pg_locks where relation = 'chain.header'::regclass and not granted`)
        .length > 0;
    await transact(database, async (_transaction, sql) => {
      await sql`lock table chain.header in access exclusive mode`;
      model.mine(2);
      await until(isWaiting);
      process.kill(first.pid, 'SIGSTOP');
    });
    // The frozen process's rows are absent: the server has ended its transaction.
    await until(async () => (await second.findReasons())?.length === 0);
    await until(isAtHead);
    process.kill(first.pid, 'SIGCONT');
    await until(async () => (await first.findReasons())?.[0] === standbyReason);
    await expectEqualToScratch();
  }, 60_000);
});
