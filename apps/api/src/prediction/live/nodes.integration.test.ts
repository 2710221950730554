import { createTestDatabase } from '@tradewind/db/test-database';
import {
  predictionJoinedSchema,
  predictionLiveSchema,
  predictionReloadSchema,
  serverTimeSchema,
} from '@tradewind/schema/prediction/live-events';
import { subscribeAnswerSchema } from '@tradewind/schema/hub/subscription';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { addNotice, collect, createHubClient } from '../../../test/hub-client.ts';
import { blockTimestamp, chainId, moveCheckpoint, seedIndex } from '../../../test/seed-index.ts';
import { signIn } from '../../../test/sign-in.ts';
import { type HubNode, startHubNode } from '../../../test/start-hub-node.ts';
import { alice, coin, openEpoch, plantGame, seedPrediction } from '../test-seed.ts';
import { toHash } from '../../../test-support/known.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
const nodes: HubNode[] = [];
const clients: ReturnType<typeof createHubClient>[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  await seedIndex(database);
  await seedPrediction(database);
});
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(clients.splice(0).map((client) => client.stop()));
  await Promise.all(nodes.splice(0).map(({ stop }) => stop()));
});
afterAll(() => database.drop());

async function startNode(): Promise<HubNode> {
  const node = await startHubNode(database.url, { findDeployment: plantGame() });
  nodes.push(node);
  return node;
}

/** A client of a node with its received events of the market. */
async function listen({ origin }: HubNode, token?: string) {
  const client = createHubClient(origin, token === undefined ? {} : { token });
  clients.push(client);
  const received = {
    time: collect(client, 'server_time'),
    live: collect(client, 'prediction_live'),
    joined: collect(client, 'prediction_joined'),
    reload: collect(client, 'prediction_reload'),
    calculating: collect(client, 'prediction_calculating'),
    own: collect(client, 'transaction_noticed'),
  };
  await client.start();
  return { client, ...received };
}

const change = (more: object) => ({
  kind: 'prediction.changed',
  chainId,
  payload: {
    blockNumber: 10,
    entered: [],
    settled: [],
    resolved: [],
    price: null,
    paused: null,
    accounts: [],
    ...more,
  },
});
const entered = {
  entered: [{ epoch: openEpoch, totalUp: coin.toString(), totalDown: coin.toString(), count: 2 }],
  accounts: [{ account: alice, epoch: openEpoch, txHash: toHash('f'), kind: 'entered' }],
};

describe('[HUB-02] [HUB-03] the market, published by several API nodes', () => {
  it('is published equally to the clients of all, with the same sequences, and to accounts only their own', async () => {
    const [one, other] = [await startNode(), await startNode()];
    const token = await signIn({ database, now: () => new Date() }, alice);
    const [mine, theirs] = [await listen(one, token), await listen(other)];
    await Promise.all(
      [mine, theirs].flatMap(({ time, live, calculating }) => [
        time.reach(1),
        live.reach(1),
        calculating.reach(1),
      ]),
    );
    const id = await addNotice(database, change(entered));
    await Promise.all([mine.joined.reach(1), theirs.joined.reach(1), mine.own.reach(1)]);
    expect(mine.joined.events.map(({ sequence }) => sequence)).toEqual([id]);
    expect(theirs.joined.events).toEqual(mine.joined.events);
    expect(predictionJoinedSchema.parse(mine.joined.events[0]?.data)).toMatchObject({
      roundId: openEpoch,
      groupPool: '2',
      upPayout: '1.97',
      n: 2,
    });
    expect(mine.own.events[0]?.data).toMatchObject({
      transactions: [{ hash: toHash('f'), status: 'indexed' }],
    });
    expect(theirs.own.events).toEqual([]);
  });

  it('never changes a sequence by repeating the state', async () => {
    const { time, live, joined } = await listen(await startNode());
    await Promise.all([time.reach(2), live.reach(1)]);
    const id = await addNotice(database, change(entered));
    const timesBefore = time.events.length;
    await joined.reach(1);
    await time.reach(timesBefore + 2);
    const all = [...time.events, ...live.events, ...joined.events];
    const later = time.events.slice(timesBefore + 1);
    expect(later.map(({ sequence, previous }) => [sequence, previous])).toEqual(later.map(() => [id, id]));
    for (const { sequence, previous } of all) expect(previous === null || previous <= sequence).toBe(true);
  });

  it('is sent to a client that joins later, in its present state', async () => {
    const node = await startNode();
    const { live, time } = await listen(node);
    await Promise.all([live.reach(1), time.reach(1)]);
    const late = await listen(node);
    const [state] = subscribeAnswerSchema.parse(await late.client.invoke('subscribe', ['prediction']));
    const targets = state?.last.map(({ target }) => target);
    expect(targets).toEqual(
      expect.arrayContaining(['server_time', 'prediction_live', 'prediction_calculating']),
    );
    expect(predictionLiveSchema.parse(late.live.events[0]?.data)).toMatchObject({
      roundId: 1_000,
      LastPrice: '621',
      Profit: '1',
      PrizePool: '1',
      stale: false,
    });
  });

  it('[PRED-12] is read again by all after blocks were undone', async () => {
    const { reload, live } = await listen(await startNode());
    await live.reach(1);
    await moveCheckpoint(database, 9);
    const payload = { blockNumber: 9, blockHash: toHash('8'), blockTimestamp };
    const id = await addNotice(database, { kind: 'chain.undone', chainId, payload });
    await reload.reach(1);
    await moveCheckpoint(database, 10);
    expect(reload.events[0]?.sequence).toBe(id);
    expect(predictionReloadSchema.parse(reload.events[0]?.data)).toEqual({ reason: 'reorg', rounds: null });
  });

  it('has the time of the chain, also on a server whose clock is wrong by minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 });
    const { time } = await listen(await startNode());
    await time.reach(2);
    const [first, second] = time.events.map(({ data }) => serverTimeSchema.parse(data));
    expect(first?.now).toBeGreaterThanOrEqual(blockTimestamp);
    expect(first?.now).toBeLessThan(blockTimestamp + 60);
    expect(second?.now).toBeGreaterThan(first?.now ?? 0);
    expect(first).toMatchObject({ epoch: openEpoch, lockAt: blockTimestamp + 300, paused: false });
  });
});
