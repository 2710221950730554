import { sql } from 'drizzle-orm';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createDatabase } from '@tradewind/db/database';
import { findCheckpoint } from '@tradewind/db/indexing/find-checkpoint.query';
import { migrateDatabase } from '@tradewind/db/migrate';
import { startPostgres } from '@tradewind/stack/postgres/start-postgres';
import { startChild } from '@tradewind/stack/process/child';
import { findFreePort } from '@tradewind/stack/process/port';
import { listProgramParameters } from '@tradewind/stack/programs/built-program';
import { expect, it } from 'vitest';
import { getChainSources } from '../chain-sources.ts';
import { getDeployedExchange, listExchangeAreas } from './model-areas.ts';
import { createChainModel } from './chain-model.ts';
import { dumpChain } from './dump-chain.ts';
import { startFollower } from './follower.ts';
import { startModelNode } from './model-node.ts';
import { createRandom } from './random.ts';

const chainId = 31337;

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it('[OPS-03] continues where it was after the database was killed in the middle of its work', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tradewind-indexer-'));
  chmodSync(folder, 0o755);
  const place = {
    folder: join(folder, 'postgres'),
    port: await findFreePort(),
    logFile: join(folder, 'db.log'),
    settings: { fsync: 'off' },
  };
  const first = await startPostgres(place);
  const database = createDatabase(first.url);
  await migrateDatabase(database);
  const random = createRandom(3);
  const exchange = getDeployedExchange(chainId);
  const { deploymentHash } = getChainSources(chainId);
  const model = createChainModel(random, exchange);
  model.mine(300);
  const node = await startModelNode({ model, random, slowMs: 0, change: () => undefined });
  const environment = {
    DATABASE_URL: first.url,
    CHAIN_ID: String(chainId),
    RPC_URLS: node.url(chainId),
    INDEXER_PORT: String(await findFreePort()),
    MAX_RANGE_BLOCKS: '10',
  };
  const indexer = startChild({
    command: process.execPath,
    parameters: listProgramParameters('indexer'),
    logFile: join(folder, 'indexer.log'),
    environment,
  });
  const height = async () =>
    (await findCheckpoint(database, { chainId }).catch(() => undefined))?.blockNumber ?? -1;
  while ((await height()) < 30) await setTimeout(5);
  process.kill(first.pid, 'SIGKILL');
  while (isRunning(first.pid)) await setTimeout(5);
  const second = await startPostgres(place);
  while ((await height()) < 300) await setTimeout(20);
  await indexer.stop();
  expect(await indexer.exited).toBe('ended with code 0');

  const followed = await dumpChain(database, chainId);
  const follower = startFollower({
    databaseUrl: first.url,
    rpcUrl: node.url(chainId),
    timeoutMs: 5_000,
    chainId,
    areas: listExchangeAreas(exchange),
    chain: { finalityBlocks: 64, isLocal: true, maxRangeBlocks: 100, deploymentHash },
  });
  await database.sql`delete from chain.checkpoint`;
  for (const name of Object.keys(followed)) await database.sql`truncate chain.${sql.identifier(name)}`;
  await follower.catchUp();
  expect(await dumpChain(database, chainId)).toEqual(followed);
  await Promise.all([follower.kill(), database.close(), node.close()]);
  await second.stop();
  rmSync(folder, { recursive: true });
}, 120_000);
