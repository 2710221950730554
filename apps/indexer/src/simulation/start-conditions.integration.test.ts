import { createTestDatabase } from '@tradewind/db/test-database';
import { migrateDatabase } from '@tradewind/db/migrate';
import { findCheckpoint } from '@tradewind/db/indexing/find-checkpoint.query';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createChainModel } from './chain-model.ts';
import { startFollower } from './follower.ts';
import { type ModelNode, startModelNode } from './model-node.ts';
import { modelSources } from './model-sources.ts';
import { listModelExchange } from './model-areas.ts';
import { createRandom } from './random.ts';

const random = createRandom(3);
const model = createChainModel(random, modelSources);
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let node: ModelNode;

beforeAll(async () => {
  database = await createTestDatabase();
  node = await startModelNode({ model, random, slowMs: 0, change: () => undefined });
  model.mine(20);
});
afterAll(() => Promise.all([database.drop(), node.close()]));

function start(chainId: number, rpcUrl: readonly string[]) {
  return startFollower({
    databaseUrl: database.url,
    rpcUrl,
    timeoutMs: 5_000,
    chainId,
    areas: listModelExchange(chainId),
    chain: { finalityBlocks: 8, isLocal: true, maxRangeBlocks: 50 },
  });
}

it('[OPS-03] waits for a database without its tables, through any number of attempts', async () => {
  await database.sql`drop schema chain cascade`;
  await database.sql`drop schema app, relay cascade`;
  await database.sql`drop table public.migration`;
  const follower = start(1, [node.url(1)]);
  expect([await follower.tryAdvance(), await follower.tryAdvance()]).toEqual(['failed', 'failed']);
  await migrateDatabase(database);
  await follower.catchUp();
  await follower.kill();
  expect((await findCheckpoint(database, { chainId: 1 }))?.blockNumber).toBe(20);
});

it('[OPS-04] starts again when the operator unmarks the checkpoint, as docs/security.md says', async () => {
  const follower = start(3, [node.url(3)]);
  await follower.catchUp();
  const swaps = await database.sql`select * from chain.swap where chain_id = 3 order by 2, 3`;
  await database.sql`update chain.swap set amount0_in = 1 where chain_id = 3`;
  await database.sql`update chain.checkpoint set deployment_hash = '' where chain_id = 3`;
  await follower.catchUp();
  await follower.kill();
  expect(await database.sql`select * from chain.swap where chain_id = 3 order by 2, 3`).toEqual(swaps);
});

it('[CHAIN-01] changes from a node of another chain to one of the right chain', async () => {
  const follower = start(2, [node.url(7), node.url(8), node.url(2), node.url(9)]);
  const results = new Set<string>();
  for (let step = 0; step < 6; step += 1) results.add(await follower.tryAdvance());
  await follower.kill();
  expect(results).toContain('idle');
  expect((await findCheckpoint(database, { chainId: 2 }))?.blockNumber).toBe(20);
});
