import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createDatabase } from '@tradewind/db/database';
import { findCheckpoint } from '@tradewind/db/indexing/find-checkpoint.query';
import { createTestDatabase } from '@tradewind/db/test-database';
import { type Child, startChild } from '@tradewind/stack/process/child';
import { findFreePort } from '@tradewind/stack/process/port';
import { listProgramParameters } from '@tradewind/stack/programs/built-program';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getDeployedExchange } from './model-areas.ts';
import { createChainModel } from './chain-model.ts';
import { type ModelNode, startModelNode } from './model-node.ts';
import { createRandom } from './random.ts';

const chainId = 31337;
const folder = mkdtempSync(join(tmpdir(), 'tradewind-indexer-'));
const logFile = join(folder, 'indexer.log');
const random = createRandom(12);
const model = createChainModel(random, getDeployedExchange(chainId));
const running: Child[] = [];
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let node: ModelNode;

beforeAll(async () => {
  model.mine(20);
  database = await createTestDatabase();
  node = await startModelNode({ model, random, slowMs: 0, change: () => undefined });
});
afterEach(() => Promise.all(running.splice(0).map((child) => child.stop())));
afterAll(async () => {
  await Promise.all([database.drop(), node.close()]);
  rmSync(folder, { recursive: true });
});

async function startIndexer(maxStillSeconds = 120) {
  const port = await findFreePort();
  const child = startChild({
    command: process.execPath,
    parameters: listProgramParameters('indexer'),
    logFile,
    environment: {
      DATABASE_URL: database.url,
      CHAIN_ID: String(chainId),
      RPC_URLS: node.url(chainId),
      INDEXER_PORT: String(port),
      POLL_INTERVAL_MS: '20',
      MAX_STILL_SECONDS: String(maxStillSeconds),
    },
  });
  running.push(child);
  const request = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  return {
    ...child,
    request,
    findReasons: async () => {
      const response = await request('/readyz').catch(() => undefined);
      return response && ((await response.json()) as { reasons: string[] }).reasons;
    },
  };
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await setTimeout(20);
}

async function isAtHead(): Promise<boolean> {
  return (await findCheckpoint(database, { chainId }))?.blockHash === model.blocks.at(-1)?.hash;
}

describe('[OPS-03] the indexer as a process', () => {
  it('given a database that refuses one block, when it fails repeatedly, then it stays alive, reports it, counts it, and continues once the cause is gone', async () => {
    const indexer = await startIndexer();
    await until(isAtHead);
    await database.sql`
      create function public.refuse_block() returns trigger language plpgsql as
      $$ begin raise exception 'planted'; end $$`;
    await database.sql`
      create trigger refuse_block before insert on chain.header for each row execute function public.refuse_block()`;
    model.mine(1);
    const number = model.blocks.length - 1;
    await until(async () => (await indexer.findReasons())?.[0]?.includes('failures in a row: ') ?? false);
    expect((await indexer.findReasons())?.[0]).toMatch(
      new RegExp(`^chain ${chainId}: block ${number}: \\d+ failures in a row: .*planted$`),
    );
    expect((await indexer.request('/livez')).status).toBe(200);
    const metrics = await (await indexer.request('/metrics')).text();
    expect(metrics).toMatch(/indexer_blocked_total\{chain="31337"\} [1-9]/);
    expect(metrics).toMatch(/indexer_failures_in_a_row\{chain="31337"\} [1-9]/);
    await database.sql`drop function public.refuse_block cascade`;
    await until(isAtHead);
    await until(async () => (await indexer.findReasons())?.length === 0);
    await indexer.stop();
    expect(await indexer.exited).toBe('ended with code 0');
  });

  it('given a step that hangs, when the limit is over, then it reports itself not alive, ends with one line, and continues after a restart', async () => {
    const indexer = await startIndexer(3);
    await until(isAtHead);
    await until(async () => (await indexer.findReasons())?.length === 0);
    const other = createDatabase(database.url, { maxConnections: 1 });
    await other.sql`begin`;
    await other.sql`lock table chain.header in access exclusive mode`;
    model.mine(1);
    await until(async () => (await indexer.request('/livez').catch(() => undefined))?.status === 503);
    expect(await indexer.exited).toBe('ended with code 1');
    const line = readFileSync(logFile, 'utf8').trim().split('\n').at(-1)!;
    expect(JSON.parse(line)).toMatchObject({
      level: 60,
      chainId,
      waitsFor: 'the database',
      msg: 'the loop stands still: the process ends',
    });
    await other.close();
    await startIndexer();
    await until(isAtHead);
  });
});
