import { createTestDatabase } from '@tradewind/db/test-database';
import { findCheckpoint } from '@tradewind/db/indexing/find-checkpoint.query';
import { findFreePort } from '@tradewind/stack/process/port';
import { setTimeout } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseConfig } from '../config.ts';
import { toIndexedChain } from '../indexed-chain.ts';
import { runIndexer } from '../run-indexer.ts';
import { launchpadArea } from '../launchpad/launchpad-area.ts';
import { modelLaunchpadSources } from '../launchpad/simulation/model-launchpad.ts';
import type { ChainArea } from '../sync/define-area.ts';
import { type ChainModel, createChainModel } from './chain-model.ts';
import { dumpChain } from './dump-chain.ts';
import { startFollower } from './follower.ts';
import { type ModelNode, noFaults, startModelNode } from './model-node.ts';
import { modelSources } from './model-sources.ts';
import { listModelExchange } from './model-areas.ts';
import { createRandom } from './random.ts';

type Chain = { chainId: number; model: ChainModel; node: ModelNode };

const chains: Chain[] = [];
const stop = new AbortController();
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let scratch: typeof database;
let running: Promise<void>;
let url: string;

/** The exchange and the token sales of a model chain; the home chain alone has a sale with monthly release. */
function listAreas(chainId: number): ChainArea[] {
  const { factory, monthlySale } = modelLaunchpadSources;
  const sources = { chainId, factory, monthlySale: chainId === 31337 ? monthlySale : undefined };
  return [...listModelExchange(chainId), launchpadArea.on(sources)];
}

/** Each of the chains has the exchange and the token sales of the model. */
async function createChain(chainId: number): Promise<Chain> {
  const random = createRandom(chainId);
  const model = createChainModel(random, modelSources, { launchpad: modelLaunchpadSources });
  // Enough for sales on every chain, and for buyers on most.
  model.mine(160);
  return {
    chainId,
    model,
    node: await startModelNode({ model, random, slowMs: 0, change: () => undefined }),
  };
}

beforeAll(async () => {
  [database, scratch] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  chains.push(...(await Promise.all([31337, 31338, 31339].map(createChain))));
  chains[2]!.node.faults = { ...noFaults, failure: 1 };
  const port = await findFreePort();
  url = `http://127.0.0.1:${port}`;
  const config = parseConfig({
    DATABASE_URL: database.url,
    CHAIN_IDS: chains.map(({ chainId }) => chainId).join(','),
    ...Object.fromEntries(chains.map(({ chainId, node }) => [`RPC_URLS_${chainId}`, node.url(chainId)])),
    INDEXER_PORT: String(port),
    POLL_INTERVAL_MS: '20',
    MAX_LAG_BLOCKS: '1',
  });
  running = runIndexer({
    config,
    chains: config.chains.map((chain) => ({
      ...toIndexedChain(chain),
      sources: {
        areas: listAreas(chain.chainId),
        startBlock: 0,
        deploymentHash: '0x01',
      },
    })),
    logger: pino({ level: 'silent' }),
    signal: stop.signal,
  });
});
afterAll(async () => {
  stop.abort();
  await running;
  await Promise.all([...chains.map(({ node }) => node.close()), database.drop(), scratch.drop()]);
});

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await setTimeout(20);
}

const isAtHead = async ({ chainId, model }: Chain) =>
  (await findCheckpoint(database, { chainId }))?.blockHash === model.blocks.at(-1)?.hash;

async function readReasons(): Promise<string[]> {
  return ((await (await fetch(`${url}/readyz`)).json()) as { reasons: string[] }).reasons;
}

/** Returns the number of buyers of sales. */
async function expectEqualToScratch({ chainId, node }: Chain): Promise<number> {
  const follower = startFollower({
    databaseUrl: scratch.url,
    rpcUrl: node.url(chainId),
    timeoutMs: 5_000,
    chainId,
    areas: listAreas(chainId),
    chain: { finalityBlocks: 64, isLocal: true, maxRangeBlocks: 50 },
  });
  await follower.catchUp();
  await follower.kill();
  const dump = await dumpChain(database, chainId);
  expect(dump).toEqual(await dumpChain(scratch, chainId));
  for (const table of ['swap', 'sale'])
    expect([table, dump[table]!.length]).toEqual([table, expect.toSatisfy((count: number) => count > 0)]);
  expect(dump['monthly_sale_ordered']!.length > 0).toBe(chainId === 31337);
  return dump['sale_buyer']!.length;
}

it('[OPS-05] follows three chains at once, and a dead node of one delays no other', async () => {
  const [bep, erc, poly] = chains as [Chain, Chain, Chain];
  await until(async () => (await isAtHead(bep)) && (await isAtHead(erc)));
  expect(await readReasons()).toEqual([
    expect.stringMatching(/^chain 31339: .*: the node 127\.0\.0\.1:\d+ did not answer as expected$/),
  ]);
  erc.model.reorganise(12, 20);
  bep.model.mine(3);
  await until(async () => (await isAtHead(bep)) && (await isAtHead(erc)));
  expect(await findCheckpoint(database, { chainId: poly.chainId })).toBeUndefined();
  poly.node.faults = noFaults;
  await until(() => isAtHead(poly));
  await until(async () => (await readReasons()).length === 0);
  const buyers: number[] = [];
  for (const chain of chains) buyers.push(await expectEqualToScratch(chain));
  expect(buyers.filter((count) => count > 0).length, String(buyers)).toBeGreaterThan(1);
});

it('[WAL-04] finds the token sales of all three chains, and their deployment on no other', () => {
  const found = [...chains.map(({ chainId }) => chainId), 31340].map((chainId) =>
    launchpadArea.find(chainId),
  );
  expect(found.map((area) => area?.startBlock)).toEqual([0, 0, 0, undefined]);
  expect(chains.map(({ chainId }) => launchpadArea.findSources(chainId)?.monthlySale !== undefined)).toEqual([
    true,
    false,
    false,
  ]);
});

it('[OPS-05] labels the metrics of each chain with its id', async () => {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const read = (name: string, chain: number) =>
    Number(new RegExp(`^${name}\\{chain="${chain}"\\} (\\S+)$`, 'm').exec(metrics)?.[1]);
  expect(chains.map(({ chainId }) => read('reorg_total', chainId))).toEqual([0, 1, 0]);
  expect(chains.map(({ chainId }) => read('indexer_block_lag', chainId))).toEqual([0, 0, 0]);
  expect(read('rpc_errors', 31339)).toBeGreaterThan(0);
  expect(read('rpc_errors', 31337)).toBe(0);
});

it('[OPS-05] follows only the head of a chain without our contracts', async () => {
  const { model, node } = chains[0]!;
  const chainId = 4_000_000;
  model.mine(100);
  const follower = startFollower({
    databaseUrl: database.url,
    rpcUrl: node.url(chainId),
    timeoutMs: 5_000,
    chainId,
    chain: { finalityBlocks: 8, isLocal: true, maxRangeBlocks: 50 },
  });
  await follower.catchUp();
  model.reorganise(8, 9);
  await follower.catchUp();
  await follower.kill();
  const dump = await dumpChain(database, chainId);
  const filled = Object.entries(dump).flatMap(([name, rows]) =>
    rows.length > 0 ? [[name, rows.length]] : [],
  );
  expect(filled).toEqual([
    ['checkpoint', 1],
    ['header', 9],
  ]);
  expect((await findCheckpoint(database, { chainId }))?.blockHash).toBe(model.blocks.at(-1)!.hash);
});
