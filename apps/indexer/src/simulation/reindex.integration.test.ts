import { openSession } from '@tradewind/db/session';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createDatabase, type Database } from '@tradewind/db/database';
import { listPools } from '@tradewind/db/exchange/list-pools.query';
import { listSwaps } from '@tradewind/db/exchange/list-swaps.query';
import { findCheckpoint } from '@tradewind/db/indexing/find-checkpoint.query';
import { getPoolSummary } from '@tradewind/db/market-info/get-pool-summary.query';
import { holdMigrations } from '@tradewind/db/migrate';
import { createTestDatabase } from '@tradewind/db/test-database';
import { startChild } from '@tradewind/stack/process/child';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { predictionArea } from '../prediction/prediction-area.ts';
import { getDeployedExchange } from './model-areas.ts';
import { parseConfig } from '../config.ts';
import { toIndexedChain } from '../indexed-chain.ts';
import { prepareNextSchema } from '../reindex/next-schema.ts';
import { reindex } from '../reindex/reindex.ts';
import { switchSchemas } from '../reindex/switch-schemas.ts';
import { createChainModel } from './chain-model.ts';
import { dumpChain } from './dump-chain.ts';
import { startFollower } from './follower.ts';
import { type ModelNode, startModelNode } from './model-node.ts';
import { createRandom } from './random.ts';

const chainIds = [31337, 31338] as const;
const folder = mkdtempSync(join(tmpdir(), 'tradewind-reindex-'));
const followed = toIndexedChain({ chainId: chainIds[0], rpcUrls: [], wsUrl: undefined });
const { deploymentHash } = followed.sources;
const random = createRandom(21);
const exchange = getDeployedExchange(chainIds[0]);
const prediction = predictionArea.findSources(chainIds[0]);
const model = createChainModel(random, exchange, {
  ...(prediction && { prediction }),
  transferTokens: exchange.listedTokens,
});
let onRequest: () => void = () => undefined;
let node: ModelNode;
let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  model.mine(220);
  node = await startModelNode({ model, random, slowMs: 0, change: () => onRequest() });
  node.faults = { ...node.faults, change: 1 };
});
beforeEach(async () => {
  onRequest = () => undefined;
  database = await createTestDatabase();
  return () => database.drop();
});
afterAll(async () => {
  await node.close();
  rmSync(folder, { recursive: true });
});

const toEnvironment = () => ({
  DATABASE_URL: database.url,
  CHAIN_IDS: chainIds.join(','),
  ...Object.fromEntries(chainIds.map((chainId) => [`RPC_URLS_${chainId}`, node.url(chainId)])),
  INDEXER_PORT: '0',
  MAX_RANGE_BLOCKS: '20',
});

function runReindex(signal = new AbortController().signal): Promise<void> {
  const config = parseConfig(toEnvironment());
  const chains = config.chains.map(toIndexedChain);
  const logger = pino({ level: 'silent' });
  return reindex({ config, chains, logger, print: () => undefined, signal });
}

function follow(
  chainId: number,
  hash = toIndexedChain({ chainId, rpcUrls: [], wsUrl: undefined }).sources,
  { isLocal } = { isLocal: true },
) {
  return startFollower({
    databaseUrl: database.url,
    rpcUrl: node.url(chainId),
    timeoutMs: 5_000,
    chainId,
    areas: hash.areas,
    chain: {
      finalityBlocks: 64,
      isLocal,
      maxRangeBlocks: 100,
      deploymentHash: hash.deploymentHash,
    },
  });
}

async function indexAll(): Promise<void> {
  for (const chainId of chainIds) {
    const follower = follow(chainId);
    await follower.catchUp();
    await follower.kill();
  }
}

const dumpAll = () => Promise.all(chainIds.map((chainId) => dumpChain(database, chainId)));
const listSchemas = async () =>
  (await database.sql`select nspname as name from pg_namespace where nspname like 'chain%' order by 1`).map(
    ({ name }) => name,
  );

it('[OPS-04] a reindex gives the same bytes, tables and indexes, and reports only that everything may have changed', async () => {
  await indexAll();
  const describe = () => database.sql`select indexdef from pg_indexes where schemaname = 'chain' order by 1`;
  const [dumps, definitions, notices] = [await dumpAll(), await describe(), await readOutbox()];
  await database.sql`update chain.swap set amount0_in = 1`;
  await runReindex();
  expect(await dumpAll()).toEqual(dumps);
  expect(dumps[0]!['swap']!.length).toBeGreaterThan(50);
  expect(dumps[0]!['prediction_round']!.length).toBeGreaterThan(5);
  expect(dumps[0]!['token_transfer']!.length).toBeGreaterThan(50);
  expect(await describe()).toEqual(definitions);
  const published = await readOutbox();
  expect(published.slice(0, notices.length)).toEqual(notices);
  const payload = { blockNumber: expect.any(Number), blockHash: expect.stringMatching(/^0x[0-9a-f]{64}$/) };
  expect(published.slice(notices.length)).toMatchObject(
    chainIds.map((chainId) => ({ chainId, kind: 'chain.undone', payload })),
  );
  expect(await listSchemas()).toEqual(['chain']);
});

const readOutbox = async () => [
  ...(await database.sql`select chain_id as "chainId", kind, payload from relay.outbox order by id`),
];

it('[OPS-04] the tables are not switched while they are migrated', async () => {
  await indexAll();
  await prepareNextSchema(database.sql);
  await database.sql`insert into chain_next.checkpoint select * from chain.checkpoint`;
  const migration = await openSession(database.url);
  await migration.sql`begin`;
  await holdMigrations(migration.sql);
  const result = switchSchemas(database, () => Promise.resolve());
  const listWaiting = () => database.sql`
    select from pg_locks where not granted and locktype = 'advisory'
    and database = (select oid from pg_database where datname = current_database())`;
  await expect.poll(listWaiting).toHaveLength(1);
  await migration.sql`alter table chain.swap add column added integer`;
  await migration.sql`commit`;
  migration.destroy();
  expect(await result).toBe('changed');
});

/**
 * Sends queries as the API does, on several connections, until stopped; every answer must be as full as the
 * last one.
 */
function startReaders(url: string) {
  const reader: Database = createDatabase(url, { maxConnections: 2 });
  const state = { isStopping: false, answers: 0 };
  const [chainId] = chainIds;
  const read = async () => {
    let least = { height: 0, pools: 0, swaps: 0 };
    while (!state.isStopping) {
      const checkpoint = await findCheckpoint(reader, { chainId });
      const { items: pools } = await listPools(reader, {
        chainId,
        limit: 100,
        offset: 0,
        sort: 'tvl',
        order: 'desc',
      });
      const { items: swaps } = await listSwaps(reader, { chainId, limit: 1_000 });
      await getPoolSummary(reader, { chainId });
      const seen = { height: checkpoint?.blockNumber ?? -1, pools: pools.length, swaps: swaps.length };
      expect(seen.height).toBeGreaterThanOrEqual(least.height);
      expect(seen.pools).toBeGreaterThanOrEqual(least.pools);
      expect(seen.swaps).toBeGreaterThanOrEqual(least.swaps);
      least = seen;
      state.answers += 1;
    }
  };
  const reading = Promise.all([read(), read()]);
  return {
    state,
    stop: async () => {
      state.isStopping = true;
      await reading;
      await reader.close();
    },
  };
}

it('[OPS-05] given readers, when a reindex runs, then they are not affected, and the index follows the chain throughout', async () => {
  await indexAll();
  const followers = chainIds.map((chainId) => follow(chainId));
  const following = { isStopping: false };
  const keepUp = followers.map(async ({ tryAdvance }) => {
    while (!following.isStopping) if ((await tryAdvance()) === 'idle') await setTimeout(5);
  });
  let requests = 0;
  onRequest = () => {
    requests += 1;
    if (requests % 10 === 0 && model.blocks.length < 220) model.mine(1);
  };
  const readers = startReaders(database.url);
  const [before] = await database.sql`select 'chain.swap'::regclass::oid as table`;
  await runReindex();
  const answered = readers.state.answers;
  while (readers.state.answers < answered + 10) await setTimeout(5);
  await readers.stop();
  const [after] = await database.sql`select 'chain.swap'::regclass::oid as table`;
  expect(after).not.toEqual(before);
  onRequest = () => undefined;
  following.isStopping = true;
  await Promise.all(keepUp);
  for (const { catchUp, kill } of followers) {
    await catchUp();
    await kill();
  }
  const [lived] = await dumpAll();
  await database.sql`update chain.checkpoint set deployment_hash = ''`;
  await indexAll();
  expect(lived).toEqual((await dumpAll())[0]);
});

it('[OPS-04] a killed reindex is continued, and no second one runs beside it', async () => {
  await indexAll();
  const dumps = await dumpAll();
  for (let life = 0; life < 3; life += 1) {
    const child = startChild({
      command: process.execPath,
      parameters: [join(import.meta.dirname, '../reindex/main.ts')],
      logFile: join(folder, 'reindex.log'),
      environment: toEnvironment(),
    });
    const reached = Promise.withResolvers<void>();
    let requests = 0;
    onRequest = () => {
      requests += 1;
      if (requests === 10 + life * 7) reached.resolve();
    };
    await reached.promise;
    if (life === 0) await expect(runReindex()).rejects.toThrow('another reindex is running');
    process.kill(child.pid, 'SIGKILL');
    await child.exited;
    expect(await dumpAll()).toEqual(dumps);
    while (
      (await database.sql`select from pg_stat_activity where application_name like 'reindex%'`).length > 0
    )
      await setTimeout(10);
  }
  expect(await listSchemas()).toEqual(['chain', 'chain_next']);
  await runReindex();
  expect(await dumpAll()).toEqual(dumps);
  expect(await listSchemas()).toEqual(['chain']);
});

it('[OPS-04] a stopped reindex leaves the old tables, and the next one recreates the new tables if their definitions differ', async () => {
  await indexAll();
  const dumps = await dumpAll();
  const stop = new AbortController();
  onRequest = () => stop.abort();
  await runReindex(stop.signal);
  expect(await dumpAll()).toEqual(dumps);
  await database.sql`alter table chain_next.swap drop column sender`;
  await database.sql`create schema chain_previous`;
  await database.sql`create table chain_previous.swap ()`;
  onRequest = () => undefined;
  await runReindex();
  expect(await dumpAll()).toEqual(dumps);
  expect(await listSchemas()).toEqual(['chain']);
});

it('[OPS-04] refuses to lose a chain that is indexed but not configured', async () => {
  const follower = follow(31339);
  await follower.catchUp();
  await follower.kill();
  await expect(runReindex()).rejects.toThrow('chain 31339 is in the index but not configured');
});

it('[OPS-04] a program does not change an index that another version has rebuilt meanwhile', async () => {
  const [chainId] = chainIds;
  const old = follow(chainId, { ...followed.sources, deploymentHash: '0x0d' });
  await old.catchUp();
  await runReindex();
  const dumps = await dumpAll();
  await expect(old.tryAdvance()).rejects.toThrow('another version of the program has made the index anew');
  await old.kill();
  expect(await dumpAll()).toEqual(dumps);
  expect((await findCheckpoint(database, { chainId }))?.deploymentHash).toBe(deploymentHash);
});

it('[OPS-04] given a public chain that another version has indexed, when a program of the former one takes over, then it erases nothing and reports the required action', async () => {
  const [chainId] = chainIds;
  await indexAll();
  const dumps = await dumpAll();
  const standby = follow(chainId, { ...followed.sources, deploymentHash: '0x0d' }, { isLocal: false });
  await expect(standby.tryAdvance()).rejects.toThrow('npm run reindex');
  await standby.kill();
  expect(await dumpAll()).toEqual(dumps);
});
