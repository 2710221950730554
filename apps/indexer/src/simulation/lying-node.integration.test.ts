import { createTestDatabase } from '@tradewind/db/test-database';
import { findCheckpoint } from '@tradewind/db/indexing/find-checkpoint.query';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ChainConflict } from '../sync/chain-conflict.ts';
import { type ChainModel, createChainModel, type ModelBlock } from './chain-model.ts';
import { dumpChain } from './dump-chain.ts';
import { type Follower, startFollower } from './follower.ts';
import { type ModelNode, noFaults, startModelNode } from './model-node.ts';
import { modelSources } from './model-sources.ts';
import { listModelExchange } from './model-areas.ts';
import { createRandom, type Random } from './random.ts';

const finalityBlocks = 16;
const nodes: ModelNode[] = [];
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let lastChainId = 0;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(() => Promise.all(nodes.splice(0).map((node) => node.close())));
afterAll(() => database.drop());

async function startNode(model: ChainModel): Promise<ModelNode> {
  const node = await startModelNode({
    model,
    random: createRandom(1),
    slowMs: 0,
    change: () => undefined,
  });
  nodes.push(node);
  return node;
}

/** A model with the same blocks so far, and others from now on. */
function fork(model: ChainModel, seed: number): ChainModel {
  const other = createChainModel(createRandom(seed), modelSources);
  other.blocks.splice(0, other.blocks.length, ...model.blocks);
  return other;
}

function createModel(random: Random, length: number): ChainModel {
  const model = createChainModel(random, modelSources);
  model.mine(length);
  return model;
}

const hideLogs = (block: ModelBlock): ModelBlock => ({
  ...block,
  logs: [],
  logsBloom: `0x${'0'.repeat(512)}`,
});

/** A log that changes no bit of the bloom filter: of the same contract and event, with other amounts. */
const changeAmounts = (block: ModelBlock): ModelBlock => ({
  ...block,
  logs: block.logs.map((log) => ({ ...log, data: `0x${log.data.slice(2).replaceAll(/[1-9]/g, '1')}` })),
});

const repeatLastLog = (block: ModelBlock): ModelBlock => ({
  ...block,
  logs: [...block.logs, ...block.logs.slice(-1).map((log) => ({ ...log, logIndex: log.logIndex + 1 }))],
});

type Followed = Follower & { chainId: number; events: string[]; lies: string[] };

/**
 * Follows a public chain with a list of nodes. The first request goes to a random node in production, and to
 * the one at `place` here.
 */
function follow(list: readonly ModelNode[], chainId = (lastChainId += 1), place = 0): Followed {
  const [events, lies]: string[][] = [[], []];
  const chance = vi.spyOn(Math, 'random').mockReturnValue((place + 0.5) / list.length);
  const follower = startFollower({
    databaseUrl: database.url,
    rpcUrl: list.map((node) => node.url(chainId)),
    timeoutMs: 5_000,
    chainId,
    areas: listModelExchange(chainId),
    chain: { finalityBlocks, isLocal: false, maxRangeBlocks: 50 },
    observer: {
      onUndo: (depth) => events!.push(`undo ${depth}`),
      onRebuild: (reason) => events!.push(reason),
      onLie: (words) => lies!.push(words),
    },
  });
  chance.mockRestore();
  return { ...follower, chainId, events: events!, lies: lies! };
}

async function expectEqualToScratch({ chainId }: Followed, honest: ChainModel): Promise<void> {
  const scratch = follow([await startNode(honest)]);
  await scratch.catchUp();
  await scratch.kill();
  expect((await findCheckpoint(database, { chainId }))?.blockHash).toBe(honest.blocks.at(-1)!.hash);
  expect(await dumpChain(database, chainId)).toEqual(await dumpChain(database, scratch.chainId));
}

describe('[CHAIN-01] given a public chain and a node that lies', () => {
  it('beside an honest one, when it shows a fork below finality, then it is excluded and nothing changes', async () => {
    const model = createModel(createRandom(1), 80);
    const liar = fork(model, 2);
    const list = [await startNode(model), await startNode(liar)];
    let follower = follow(list);
    await follower.catchUp();
    liar.reorganise(finalityBlocks + 30, finalityBlocks + 60);
    const lies: string[] = [];
    for (let life = 0; life < 6; life += 1) {
      await follower.kill();
      follower = follow(list, follower.chainId, life % list.length);
      model.mine(1);
      for (let step = 0; step < 4; step += 1) await follower.tryAdvance();
      expect(follower.events).toEqual([]);
      lies.push(...follower.lies);
    }
    expect(lies[0]).toMatch(/127\.0\.0\.1:\d+ has the same, .*127\.0\.0\.1:\d+ has 0x|has 0x.*has the same/);
    await follower.catchUp();
    await follower.kill();
    await expectEqualToScratch(follower, model);
  });

  it('beside an honest one, when it shows another genesis, then it is excluded and nothing changes', async () => {
    const model = createModel(createRandom(3), 40);
    const list = [await startNode(model), await startNode(createModel(createRandom(4), 90))];
    let follower = follow([list[0]!]);
    await follower.catchUp();
    for (let life = 0; life < 6; life += 1) {
      await follower.kill();
      follower = follow(list, follower.chainId, life % list.length);
      model.mine(1);
      for (let step = 0; step < 4; step += 1) await follower.tryAdvance();
      expect(follower.events).toEqual([]);
    }
    await follower.catchUp();
    await follower.kill();
    await expectEqualToScratch(follower, model);
  });

  it.each([
    [
      'a fork below finality',
      (model: ChainModel) => model.reorganise(finalityBlocks + 5, finalityBlocks + 9),
    ],
    ['another genesis', (model: ChainModel) => model.replace(120)],
  ])(
    'when all that answer show %s, then nothing is erased, and the index continues once they agree',
    async (_case, change) => {
      const model = createModel(createRandom(5), 80);
      const node = await startNode(model);
      const silent = await startNode(model);
      const follower = follow([node, silent]);
      await follower.catchUp();
      const before = await dumpChain(database, follower.chainId);
      const truth = [...model.blocks];
      silent.faults = { ...noFaults, failure: 1 };
      change(model);
      let conflicts = 0;
      for (let step = 0; step < 6; step += 1) {
        const result = await follower.tryAdvance().catch((error: unknown) => error);
        if (result instanceof ChainConflict) conflicts += 1;
        else expect(result).toBe('failed');
      }
      expect(conflicts).toBeGreaterThan(1);
      expect(await dumpChain(database, follower.chainId)).toEqual(before);
      silent.faults = noFaults;
      model.blocks.splice(0, model.blocks.length, ...truth);
      model.mine(3);
      await follower.catchUp();
      await follower.kill();
      expect(follower.events).toEqual([]);
      await expectEqualToScratch(follower, model);
    },
  );

  it('beside one honest node, when it shows a fork of its own from the head on, then the index neither flaps nor loses final blocks', async () => {
    const model = createModel(createRandom(6), 60);
    const list = [await startNode(model), await startNode(model)];
    const follower = follow(list);
    await follower.catchUp();
    await list[1]!.close();
    const liar = fork(model, 7);
    nodes.splice(1, 1, await startNode(liar));
    await follower.kill();
    const torn = follow([list[0]!, nodes[1]!], follower.chainId);
    const honest = model.blocks.length;
    for (let block = 0; block < 60; block += 1) {
      for (const chain of [model, liar]) chain.mine(1);
      for (let step = 0; step < 3; step += 1) await torn.tryAdvance();
    }
    // Neither of the two is provably right: the index stops where it could still follow either.
    const { blockNumber } = (await findCheckpoint(database, { chainId: torn.chainId }))!;
    expect(blockNumber).toBeLessThan(honest + finalityBlocks);
    expect(torn.events.length).toBeLessThan(10);
    liar.blocks.splice(0, liar.blocks.length, ...model.blocks);
    await torn.catchUp();
    await torn.kill();
    await expectEqualToScratch(torn, model);
  });

  it('when it runs ahead of all others with its own blocks, then the index follows it only as far as it can undo', async () => {
    const model = createModel(createRandom(8), 60);
    const liar = fork(model, 9);
    liar.mine(500);
    const list = [await startNode(model), await startNode(model), await startNode(liar)];
    const first = follow([list[0]!]);
    await first.catchUp();
    await first.kill();
    let lies = 0;
    for (let life = 0; life < 6; life += 1) {
      const follower = follow(list, first.chainId, life % list.length);
      for (let step = 0; step < 4; step += 1) await follower.tryAdvance();
      await follower.kill();
      lies += follower.lies.length;
      expect(follower.events).toEqual([]);
    }
    expect(lies).toBeGreaterThan(0);
    model.mine(1);
    const last = follow(list.slice(0, 2), first.chainId);
    await last.catchUp();
    await last.kill();
    await expectEqualToScratch(last, model);
  });

  it('when its head does not move and it returns no error, then the next node is used after a minute of a monotonic clock', async () => {
    const model = createModel(createRandom(12), 40);
    const still = fork(model, 13);
    const follower = follow([await startNode(still), await startNode(model)]);
    await follower.catchUp();
    model.mine(3);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 5 * 3_600_000 });
    expect(await follower.tryAdvance()).toBe('idle');
    vi.setSystemTime(Date.now() + 9 * 3_600_000);
    expect(await follower.tryAdvance()).toBe('idle');
    const later = performance.now() + 60_000;
    vi.spyOn(performance, 'now').mockReturnValue(later);
    expect(await follower.tryAdvance()).toBe('failed');
    vi.restoreAllMocks();
    vi.useRealTimers();
    await follower.catchUp();
    await follower.kill();
    await expectEqualToScratch(follower, model);
  });

  it.each([
    ['a bloom filter that hides logs', hideLogs],
    ['other amounts in the logs', changeAmounts],
    ['a log too many', repeatLastLog],
    ['false times', (block: ModelBlock) => ({ ...block, timestamp: block.timestamp + 5 })],
  ])(
    'when it shows the right hashes with %s, then it is noticed and every row is right',
    async (_case, alter) => {
      const model = createModel(createRandom(12), 60);
      const liar = fork(model, 13);
      const mine = () => {
        model.mine(1);
        liar.blocks.push(alter(model.blocks.at(-1)!));
      };
      const list = await Promise.all([liar, model, model].map(startNode));
      let follower = follow(list.slice(1));
      await follower.catchUp();
      // Each start begins with a random node.
      for (let life = 0; life < 30 && follower.lies.length === 0; life += 1) {
        await follower.kill();
        follower = follow(list, follower.chainId);
        for (let block = 0; block < 2 * finalityBlocks; block += 1) {
          mine();
          await follower.tryAdvance();
        }
      }
      expect(follower.lies[0]).toMatch(/127\.0\.0\.1:\d+ has other contents of block \d+/);
      await follower.catchUp();
      await follower.kill();
      await expectEqualToScratch(follower, model);
    },
  );

  it('when an index is built from scratch with it among three nodes, then it is right', async () => {
    const model = createModel(createRandom(10), 90);
    const list = await Promise.all([model, model, createModel(createRandom(11), 120)].map(startNode));
    for (let life = 0; life < list.length; life += 1) {
      const follower = follow(list, undefined, life);
      await follower.catchUp();
      await follower.kill();
      await expectEqualToScratch(follower, model);
    }
  });

  it.each(Array.from({ length: 3 }, (_, index) => 100 + index))(
    'late and a little, beside two honest ones, when it has lied long enough, then every row is right (seed %i)',
    async (seed) => {
      const random = createRandom(seed);
      const model = createModel(random, 40);
      const liar = fork(model, seed + 1_000);
      const list = await Promise.all([model, liar, model].map(startNode));
      const follower = follow(list, undefined, seed % list.length);
      for (let act = 0; act < 30; act += 1) {
        model.mine(random.between(0, 3));
        if (random.chance(0.15)) model.reorganise(random.between(1, 3), random.between(1, 4));
        if (random.chance(0.1)) liar.blocks.splice(0, liar.blocks.length, ...model.blocks);
        if (random.chance(0.3)) liar.reorganise(random.between(1, finalityBlocks), random.between(1, 8));
        liar.mine(random.between(0, 4));
        for (const [index, node] of list.entries())
          node.faults = { ...noFaults, failure: index === 1 ? 0 : random.pick([0, 0, 0.2]) };
        for (let step = random.between(1, 3); step > 0; step -= 1) await follower.tryAdvance();
      }
      for (const node of list) node.faults = noFaults;
      for (let step = 0; step < 25; step += 1) {
        model.mine(1);
        liar.mine(1);
        await follower.tryAdvance();
      }
      model.mine(finalityBlocks);
      list[1]!.faults = { ...noFaults, failure: 1 };
      await follower.catchUp();
      await follower.kill();
      expect(follower.events.filter((event) => !event.startsWith('undo'))).toEqual([]);
      await expectEqualToScratch(follower, model);
    },
  );
});
