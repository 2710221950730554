import { sql } from 'drizzle-orm';
import { openSession } from '@tradewind/db/session';
import { createTestDatabase } from '@tradewind/db/test-database';
import { findCheckpoint } from '@tradewind/db/indexing/find-checkpoint.query';
import { listSwaps } from '@tradewind/db/exchange/list-swaps.query';
import { getPoolSummary } from '@tradewind/db/market-info/get-pool-summary.query';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createChainModel, type ModelBlock } from './chain-model.ts';
import { dumpChain } from './dump-chain.ts';
import { startFollower } from './follower.ts';
import { type ModelNode, startModelNode } from './model-node.ts';
import { modelSources } from './model-sources.ts';
import { listModelExchange } from './model-areas.ts';
import { createRandom } from './random.ts';

const finalityBlocks = 8;
const random = createRandom(7);
const model = createChainModel(random, modelSources);
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let node: ModelNode;

beforeAll(async () => {
  database = await createTestDatabase();
  node = await startModelNode({ model, random, slowMs: 0, change: () => undefined });
});
afterAll(() => Promise.all([database.drop(), node.close()]));

function start(chainId: number, options: { isLocal?: boolean } = {}) {
  const events: string[] = [];
  const follower = startFollower({
    databaseUrl: database.url,
    rpcUrl: node.url(chainId),
    timeoutMs: 5_000,
    chainId,
    areas: listModelExchange(chainId),
    chain: { finalityBlocks, isLocal: options.isLocal ?? true, maxRangeBlocks: 50 },
    observer: {
      onUndo: (depth) => events.push(`undo ${depth}`),
      onRebuild: (reason) => events.push(reason),
    },
  });
  return { ...follower, events };
}

let scratchId = 100_000;

async function expectEqualToScratch(chainId: number): Promise<void> {
  scratchId += 1;
  const scratch = start(scratchId);
  await scratch.catchUp();
  await scratch.kill();
  expect(await dumpChain(database, chainId)).toEqual(await dumpChain(database, scratchId));
}

it('undoes a reorganisation that is exactly as deep as finality', async () => {
  model.mine(60);
  const follower = start(1);
  await follower.catchUp();
  model.reorganise(finalityBlocks, finalityBlocks + 1);
  await follower.catchUp();
  expect(follower.events).toEqual([`undo ${finalityBlocks}`]);
  await follower.kill();
  await expectEqualToScratch(1);
});

it('starts again by itself after a reorganisation deeper than finality', async () => {
  const follower = start(2);
  await follower.catchUp();
  model.reorganise(finalityBlocks + 1, finalityBlocks + 2);
  await follower.catchUp();
  expect(follower.events).toEqual(['a reorganisation deeper than finality']);
  await follower.kill();
  await expectEqualToScratch(2);
});

it('starts again on another chain under the same id, also one that began while it was stopped', async () => {
  const follower = start(3);
  await follower.catchUp();
  model.replace(80);
  await follower.catchUp();
  expect(follower.events).toEqual(['another genesis']);
  await follower.kill();
  model.replace(5);
  const next = start(3);
  await next.catchUp();
  expect(next.events).toEqual(['another genesis']);
  await next.kill();
  await expectEqualToScratch(3);
});

it('waits for a lagging public node, and follows its own node that lost blocks', async () => {
  model.mine(20);
  const patient = start(4, { isLocal: false });
  const trusting = start(5);
  await Promise.all([patient.catchUp(), trusting.catchUp()]);
  model.blocks.length -= 3;
  await Promise.all([patient.catchUp(), trusting.catchUp()]);
  expect([patient.events, trusting.events]).toEqual([[], ['undo 3']]);
  model.mine(1);
  await trusting.catchUp();
  await expectEqualToScratch(5);
  model.blocks.length -= finalityBlocks;
  await trusting.catchUp();
  await Promise.all([patient.kill(), trusting.kill()]);
  await expectEqualToScratch(5);
});

it('[OPS-04] gives the same rows and answers after schema chain was emptied', async () => {
  model.mine(60);
  const follower = start(6);
  await follower.catchUp();
  const answers = async () => [
    await dumpChain(database, 6),
    await findCheckpoint(database, { chainId: 6 }),
    await listSwaps(database, { chainId: 6, limit: 100 }),
    await getPoolSummary(database, { chainId: 6 }),
  ];
  const before = await answers();
  const [notices] = await database.sql`select count(*) from relay.outbox where chain_id = 6`;
  for (const { name } of await database.sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'chain' and table_type = 'BASE TABLE'`) {
    await database.sql`delete from chain.${sql.identifier(name)} where chain_id = 6`;
  }
  await follower.catchUp();
  await follower.kill();
  expect(await answers()).toEqual(before);
  expect(await database.sql`select count(*) from relay.outbox where chain_id = 6`).toEqual([notices]);
});

const toPosition = ({ number, hash, timestamp }: ModelBlock) => ({
  blockNumber: number,
  blockHash: hash,
  blockTimestamp: timestamp,
});

it('[HUB-02] notifies listeners of every live change, head and undo through the outbox', async () => {
  const follower = start(7);
  await follower.catchUp();
  model.mine(1);
  await follower.catchUp();
  const ids: number[] = [];
  const received = Promise.withResolvers<void>();
  const session = await openSession(database.url);
  await session.listen('relay_outbox', (id) => {
    ids.push(Number(id));
    if (ids.length === 3) received.resolve();
  });
  do model.mine(1);
  while (model.blocks.at(-1)?.logs.every(({ address }) => !model.blocks.at(-1)?.pools.includes(address)));
  await follower.catchUp();
  const changed = model.blocks.at(-1)!;
  model.reorganise(1, 0);
  await follower.catchUp();
  await received.promise;
  session.destroy();
  await follower.kill();
  const rows = await database.sql`select kind, payload from relay.outbox where id in ${ids} order by id`;
  expect(rows.map(({ kind }) => kind)).toEqual(['exchange.changed', 'chain.head', 'chain.undone']);
  const [change, ...positions] = rows.map(({ payload }) => payload as Record<string, unknown>);
  expect(change).toMatchObject({ blockNumber: changed.number });
  expect(positions).toEqual([changed, model.blocks.at(-1)!].map(toPosition));
});

const toPublished = (kind: string, { number, hash }: ModelBlock) => [kind, number, hash];

/** The notices of chain 8 since the last call, except changes of pools. */
async function listPublished() {
  const rows = await database.sql`
    select kind, (payload->>'blockNumber')::int as number, payload->>'blockHash' as hash
    from relay.outbox where chain_id = 8 and kind <> 'exchange.changed' order by id`;
  await database.sql`delete from relay.outbox where chain_id = 8`;
  return rows.map(({ kind, number, hash }) => [kind, number, hash]);
}

it('[HUB-02] reports that anything may have changed where blocks were added or undone without notices', async () => {
  const mineLive = async (follower: ReturnType<typeof start>) => {
    const before = model.blocks.at(-1)!;
    model.mine(1);
    await follower.catchUp();
    return [toPublished('chain.undone', before), toPublished('chain.head', model.blocks.at(-1)!)];
  };

  let follower = start(8);
  await follower.catchUp();
  expect(await listPublished()).toEqual([]);
  expect(await mineLive(follower)).toEqual(await listPublished());
  // A continuation of the last notice needs no more.
  const [, head] = await mineLive(follower);
  expect(await listPublished()).toEqual([head]);
  await follower.kill();

  // Stopped for longer than the depth of a reorganisation: the final blocks have no separate notices.
  model.mine(2 * finalityBlocks);
  follower = start(8);
  await follower.catchUp();
  const published = await listPublished();
  expect(published.map(([kind]) => kind)).toEqual([
    'chain.undone',
    ...published.slice(1).map(() => 'chain.head'),
  ]);
  expect(published[0]![1]).toBe(model.blocks.at(-1)!.number - finalityBlocks - 1);
  expect(published.at(-1)).toEqual(toPublished('chain.head', model.blocks.at(-1)!));

  const genesis = model.blocks[0]!.hash;
  model.reorganise(finalityBlocks + 1, finalityBlocks + 2);
  await follower.catchUp();
  expect(await listPublished()).toEqual([['chain.undone', 0, genesis]]);
  expect(await mineLive(follower)).toEqual(await listPublished());
  await follower.kill();
});
