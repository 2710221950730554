import { createTestDatabase } from '@tradewind/db/test-database';
import { headTopic } from '@tradewind/schema/hub/chain-topic';
import { subscribeAnswerSchema } from '@tradewind/schema/hub/subscription';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { collect, createHubClient } from '../../test/hub-client.ts';
import { chainId, seedIndex, seedLease } from '../../test/seed-index.ts';
import { joinAreas } from '../area.ts';
import { areas } from '../areas.ts';
import { type HubNode, startHubNode } from '../../test/start-hub-node.ts';

/** The topics that every client is in. */
const { chainTopics } = joinAreas(areas);
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let node: HubNode;

beforeAll(async () => {
  database = await createTestDatabase();
  await seedIndex(database);
  node = await startHubNode(database.url);
});
afterAll(async () => {
  await node.stop();
  await database.drop();
});

it('[HUB-02] when the lease of the indexer expires, then clients that only listen or join later receive an event, and another one when it is held again', async () => {
  const client = createHubClient(node.origin);
  const { events, reach } = collect(client, 'chain_stale');
  await client.start();
  await seedLease(database, 0);
  await reach(chainTopics.length);
  const states = subscribeAnswerSchema.parse(await client.invoke('subscribe', [headTopic(chainId)]));
  expect(states[0]?.last.at(-1)).toMatchObject({ target: 'chain_stale' });
  await seedLease(database);
  await reach(2 * chainTopics.length + 1);
  expect(events.map(({ topic, data }) => [topic, data])).toEqual([
    ...chainTopics.map((topic) => [topic, { chainId, stale: true }]),
    [headTopic(chainId), { chainId, stale: false }],
    ...chainTopics.map((topic) => [topic, { chainId, stale: false }]),
  ]);
  await client.stop();
});
