import { createTestDatabase } from '@tradewind/db/test-database';
import { createRandom } from '@tradewind/stack/seed/random';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { startCutProxy } from '../../test/cut-proxy.ts';
import { addNotice, collect, createHubClient } from '../../test/hub-client.ts';
import { type HubNode, startHubNode } from '../../test/start-hub-node.ts';
import type { HubMethod } from './hub-state.ts';
import { hubMethods } from './methods.ts';

const seed = 20_261;
const cuts = 60;
const firstCuts = 150;
/** Retries without end, as our client does. */
const reconnectDelays = Array.from({ length: 100 }, () => 20);

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let node: HubNode;
let line: Awaited<ReturnType<typeof startCutProxy>>;
const received: unknown[] = [];

const methods = new Map<string, HubMethod>([
  ...hubMethods,
  ['record', { kind: 'call', run: ({ arguments: [item] }) => received.push(item) }],
]);
const limits = { sweepMs: 20, messagesPerSecond: 1e6, messageBurst: 1e6, statefulBytes: 1e7 };

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  received.length = 0;
  node = await startHubNode(database.url, { methods, limits });
  line = await startCutProxy(node.port);
});
afterEach(async () => {
  await line.stop();
  await node.stop();
});

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const publish = (number: number) => addNotice(database, { kind: 'prediction_joined', payload: { number } });

it(`[HUB-01] [HUB-02] loses nothing and doubles nothing over ${cuts} cuts of a stateful connection (seed ${seed})`, async () => {
  const random = createRandom(seed);
  const client = createHubClient(line.url, { stateful: true, reconnectDelays });
  const joined = collect(client, 'prediction_joined');
  let interruptions = 0;
  client.onreconnecting(() => (interruptions += 1));
  await client.start();
  const { connectionId } = client;
  let published = 0;
  let called = 0;
  const answers: Promise<unknown>[] = [];
  while (line.countCuts() < cuts) {
    // Both directions work before the next cut: the client gives up when it is cut while it resends.
    await Promise.all([publish((published += 1)), joined.reach(published)]);
    await client.invoke('record', (called += 1));
    line.cutAfter(random.below(800), random.below(2) === 0 ? 'up' : 'down');
    for (let count = random.below(8); count >= 0; count -= 1) {
      answers.push(client.invoke('record', (called += 1)));
      await publish((published += 1));
    }
  }
  line.cutAfter(Infinity, 'up');
  line.cutAfter(Infinity, 'down');
  await Promise.all([joined.reach(published), ...answers]);
  expect(joined.events.map(({ data }) => data)).toEqual(upTo(published).map((number) => ({ number })));
  expect(received).toEqual(upTo(called));
  expect(
    joined.events.every(({ previous }, index, all) => index === 0 || previous === all[index - 1]?.sequence),
  ).toBe(true);
  expect([interruptions, client.connectionId]).toEqual([0, connectionId]);
  await client.stop();
  await expect.poll(() => node.hub.state.connections.size).toBe(0);
});

it(`[HUB-01] [HUB-02] given first values, when ${firstCuts} stateful connections are cut for the first time, then none comes twice (seed ${seed})`, async () => {
  const random = createRandom(seed);
  const targets = ['prediction_reload', 'prediction_live', 'server_time'];
  for (const kind of targets) await addNotice(database, { kind, payload: { number: 0 } });
  while (line.countCuts() < firstCuts) {
    const newest = await publish(0);
    const findSequence = () => node.hub.state.topics.states.get('prediction')?.sequence;
    await expect.poll(findSequence, { interval: 5 }).toBe(newest);
    const visitors = upTo(8).map(() => {
      const client = createHubClient(line.url, { stateful: true });
      return {
        client,
        receivedUpdates: [...targets, 'prediction_joined'].map((target) => collect(client, target)),
      };
    });
    await Promise.all(visitors.map(({ client }) => client.start()));
    await Promise.all(visitors.map(({ client }) => client.invoke('record', 0)));
    line.cutAfter(random.below(400), random.below(3) === 0 ? 'up' : 'down');
    const calls = [];
    for (const published of upTo(3)) {
      await publish(published);
      calls.push(...visitors.map(({ client }) => client.invoke('record', published)));
    }
    await Promise.all([...calls, ...visitors.map(({ receivedUpdates }) => receivedUpdates.at(-1)?.reach(4))]);
    for (const { client, receivedUpdates } of visitors) {
      expect(receivedUpdates.map(({ events }) => events.map(({ data }) => data))).toEqual([
        ...targets.map(() => [{ number: 0 }]),
        [0, 1, 2, 3].map((number) => ({ number })),
      ]);
      await client.stop();
    }
  }
});

it('[HUB-01] reconnects by itself after a cut of a plain connection, and receives the state of its topics', async () => {
  const client = createHubClient(line.url, { reconnectDelays });
  const joined = collect(client, 'prediction_joined');
  const reconnected = Promise.withResolvers<string | undefined>();
  client.onreconnected(reconnected.resolve);
  await client.start();
  const { connectionId } = client;
  await publish(1);
  await joined.reach(1);
  line.cutAfter(0, 'down');
  const missed = await publish(2);
  expect(await reconnected.promise).not.toBe(connectionId);
  await joined.reach(2);
  expect(joined.events[1]).toMatchObject({ sequence: missed, data: { number: 2 } });
  expect(await client.invoke('subscribe', ['prediction'])).toMatchObject([
    { topic: 'prediction', sequence: missed },
  ]);
  await client.stop();
});

it.each([{}, { stateful: true as const }])(
  '[HUB-01] both sides close a connection that went dead, %j',
  async (options) => {
    Object.assign(node.hub.state.limits, { silenceMs: 300, pingMs: 100 });
    const client = createHubClient(line.url, { ...options, reconnectDelays });
    client.serverTimeoutInMilliseconds = 700;
    client.keepAliveIntervalInMilliseconds = 100;
    const reconnected = Promise.withResolvers<string | undefined>();
    client.onreconnected(reconnected.resolve);
    await client.start();
    const { connectionId } = client;
    line.goDead();
    expect(await reconnected.promise).not.toBe(connectionId);
    await expect.poll(() => [...node.hub.state.connections.keys()]).toEqual([client.connectionId]);
    expect(await client.invoke('record', 'alive')).toBe(1);
    await client.stop();
  },
);

it('[HUB-01] clients reconnect to a restarted server', async () => {
  const client = createHubClient(line.url, {
    stateful: true,
    reconnectDelays,
  });
  const reconnected = Promise.withResolvers<string | undefined>();
  client.onreconnected(reconnected.resolve);
  await client.start();
  const { connectionId } = client;
  await node.stop();
  node = await startHubNode(database.url, { methods, limits, settings: { API_PORT: String(node.port) } });
  expect(await reconnected.promise).not.toBe(connectionId);
  expect(await client.invoke('subscribe', ['head:97'])).toHaveLength(1);
  await client.stop();
});
