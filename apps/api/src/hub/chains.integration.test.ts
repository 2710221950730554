import { createTestDatabase } from '@tradewind/db/test-database';
import { areaTopic, headTopic } from '@tradewind/schema/hub/chain-topic';
import { defaultTopics } from '@tradewind/schema/hub/topic';
import { subscribeAnswerSchema } from '@tradewind/schema/hub/subscription';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { addNotice, collect, createHubClient } from '../../test/hub-client.ts';
import { chainId, seedIndex } from '../../test/seed-index.ts';
import { type HubNode, startHubNode } from '../../test/start-hub-node.ts';
import { toHash } from '../../test-support/known.ts';

const otherId = 31338;
const area = defaultTopics[0]!;
/** A notice that an area passes on as it is written. */
const kind = 'prediction_joined';
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let node: HubNode;
const clients: ReturnType<typeof createHubClient>[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  await seedIndex(database);
  node = await startHubNode(database.url, {
    settings: { CHAIN_IDS: String(otherId), [`RPC_URLS_${otherId}`]: 'http://127.0.0.1:9' },
  });
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.stop()));
});
afterAll(async () => {
  await node.stop();
  await database.drop();
});

const publish = (ofChain: number, number: number) =>
  addNotice(database, { kind, payload: { number }, chainId: ofChain });

/** A client of these topics alone; `heads` shows that all earlier notices have passed. */
async function listen(...topics: string[]) {
  const client = createHubClient(node.origin);
  clients.push(client);
  const [events, heads] = [collect(client, kind), collect(client, 'chain_head')];
  await client.start();
  await client.invoke('unsubscribe', [...defaultTopics]);
  const states = subscribeAnswerSchema.parse(
    await client.invoke('subscribe', [...topics, headTopic(otherId)]),
  );
  return { client, states, events: events.events, heads };
}
const endRound = () =>
  addNotice(database, {
    kind: 'chain.head',
    payload: { blockNumber: 11, blockHash: toHash('9'), blockTimestamp: 1 },
    chainId: otherId,
  });

it('[HUB-02] given clients of two chains, when each chain publishes an event of an area, then each client receives its own alone', async () => {
  const [home, other, unnamed] = await Promise.all([
    listen(areaTopic(area, chainId)),
    listen(areaTopic(area, otherId)),
    listen(area),
  ]);
  const before = [home, other, unnamed].map(({ heads }) => heads.events.length);
  await publish(chainId, 1);
  await publish(otherId, 2);
  await publish(chainId, 3);
  await endRound();
  await Promise.all([home, other, unnamed].map(({ heads }, place) => heads.reach(before[place]! + 1)));
  const received = [home, other, unnamed].map(({ events }) =>
    events.map(({ topic, data }) => [topic, (data as { number: number }).number]),
  );
  expect(received).toEqual([
    [
      [areaTopic(area, chainId), 1],
      [areaTopic(area, chainId), 3],
    ],
    [[areaTopic(area, otherId), 2]],
    [
      [area, 1],
      [area, 3],
    ],
  ]);
  // An event of another chain is no gap.
  const [first, second] = home.events;
  expect(second?.previous).toBe(first?.sequence);
});

it('[HUB-02] given an event of each chain, when a client joins later or the node is a new one, then each topic has its own state', async () => {
  await publish(chainId, 4);
  const newest = await publish(otherId, 5);
  const later = await startHubNode(database.url);
  const own = await listen(areaTopic(area, chainId), areaTopic(area, otherId), area);
  const client = createHubClient(later.origin);
  clients.push(client);
  await client.start();
  const restored = subscribeAnswerSchema.parse(
    await client.invoke('subscribe', [areaTopic(area, chainId), areaTopic(area, otherId), area]),
  );
  for (const states of [own.states.slice(0, 3), restored])
    expect(states.map(({ last }) => last.map(({ event }) => JSON.parse(event.extraData) as object))).toEqual([
      [{ number: 4 }],
      [{ number: 5 }],
      [{ number: 4 }],
    ]);
  expect(restored[1]?.sequence).toBe(newest);
  await client.stop();
  await later.stop();
});
