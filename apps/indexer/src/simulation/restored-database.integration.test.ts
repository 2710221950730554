import { setTimeout } from 'node:timers/promises';
import { createDatabase } from '@tradewind/db/database';
import { findCheckpoint } from '@tradewind/db/indexing/find-checkpoint.query';
import { createTestDatabase } from '@tradewind/db/test-database';
import { sql } from 'drizzle-orm';
import { expect, inject, it } from 'vitest';
import { modelPredictionSources } from '../prediction/simulation/model-prediction.ts';
import { createChainModel } from './chain-model.ts';
import { dumpChain } from './dump-chain.ts';
import { type Follower, startFollower } from './follower.ts';
import { listModelAreas } from './model-areas.ts';
import { noFaults, startModelNode } from './model-node.ts';
import { modelSources } from './model-sources.ts';
import { createRandom } from './random.ts';

const finalityBlocks = 8;

type Name = ReturnType<typeof sql.identifier>;

/** An ended session needs a moment to go, and a running process connects again at once. */
async function retry(work: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (tries === 20) throw error;
      await setTimeout(50);
    }
  }
}

/** Copies and exchanges databases of the test server; sessions of the exchanged one end, as at a restore. */
async function openServer() {
  const { sql: admin, close } = createDatabase(inject('databaseUrl'), { maxConnections: 1 });
  const end = (database: string) =>
    admin`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${database}`;
  const rename = async (from: string, to: Name) =>
    retry(async () => {
      await end(from);
      await admin`alter database ${sql.identifier(from)} rename to ${to}`;
    });
  return {
    copy: (from: string, to: string) =>
      retry(async () => {
        await end(from);
        await admin`create database ${sql.identifier(to)} template ${sql.identifier(from)}`;
      }),
    /** `copy` takes the place and the name of `present`. */
    restore: async (copy: string, present: string) => {
      await rename(present, sql.identifier(`${present}_old`));
      await rename(copy, sql.identifier(present));
      await admin`drop database ${sql.identifier(`${present}_old`)} with (force)`;
    },
    close,
  };
}

it.each([1, 2])(
  '[OPS-05] given a running indexer, when its database is an earlier copy, then the index equals one from scratch (seed %i)',
  async (seed) => {
    const random = createRandom(seed);
    const prediction = modelPredictionSources;
    const model = createChainModel(random, modelSources, {
      prediction,
      transferTokens: modelSources.listedTokens,
    });
    const node = await startModelNode({ model, random, slowMs: 0, change: () => undefined });
    node.faults = noFaults;
    const database = await createTestDatabase();
    const server = await openServer();
    const start = (chainId: number): Follower =>
      startFollower({
        databaseUrl: database.url,
        rpcUrl: node.url(chainId),
        timeoutMs: 2_000,
        chainId,
        areas: listModelAreas(chainId),
        chain: { finalityBlocks, isLocal: true, maxRangeBlocks: 50 },
      });
    const name = new URL(database.url).pathname.slice(1);
    const follower = start(1);
    model.mine(40);
    await follower.catchUp();
    const copied = model.blocks.length - 1;
    await server.copy(name, `${name}_copy`);
    model.mine(30);
    await follower.catchUp();
    // A branch that the copy has seen, but within finality of its head.
    if (seed % 2 === 0) model.reorganise(30 + finalityBlocks - 2, 40);
    await follower.catchUp();
    await server.restore(`${name}_copy`, name);
    expect((await findCheckpoint(database, { chainId: 1 }))?.blockNumber).toBe(copied);
    model.mine(1);
    await follower.catchUp();
    const scratch = start(2);
    await scratch.catchUp();
    await Promise.all([follower.kill(), scratch.kill(), node.close()]);
    const [followed, expected] = [await dumpChain(database, 1), await dumpChain(database, 2)];
    await Promise.all([database.drop(), server.close()]);
    expect(followed).toEqual(expected);
  },
  30_000,
);
