import { findLaunchpadDeployment, type LaunchpadDeployment } from '@tradewind/abi/deployment';
import { launchpadNotice } from '@tradewind/db/launchpad/launchpad-notice';
import { areaTopic } from '@tradewind/schema/hub/chain-topic';
import { idoProcessingSchema } from '@tradewind/schema/launchpad/ido-processing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addNotice, collect, createHubClient } from '../../../test/hub-client.ts';
import { plantDeployments } from '../../../test/plant-deployments.ts';
import { chainId as home } from '../../../test/seed-index.ts';
import { startHubNode } from '../../../test/start-hub-node.ts';
import { startTestApi } from '../../../test/start-test-api.ts';
import { toAddress, toHash } from '../../../test-support/known.ts';
import { alice, erc, goingSale, now, openSale, seedLaunchpad } from '../test-seed.ts';

const deployment: LaunchpadDeployment = {
  chainId: home,
  factory: toAddress('f'),
  desk: toAddress('d'),
  startBlock: 0n,
};
let api: Awaited<ReturnType<typeof startTestApi>>;
let hub: Awaited<ReturnType<typeof startHubNode>>;

beforeAll(async () => {
  api = await startTestApi();
  await seedLaunchpad(api.deps.database);
  hub = await startHubNode(api.deps.config.databaseUrl, {
    findDeployment: plantDeployments([[findLaunchpadDeployment, deployment]]),
    settings: { CHAIN_IDS: String(erc), [`RPC_URLS_${erc}`]: 'http://127.0.0.1:9' },
  });
});
afterAll(async () => {
  await hub.stop();
  await api.stop();
});

it('[HUB-02] [IDO-14] given sales of two chains, when one joins and time opens another, then the topics of their chains have the events', async () => {
  const client = createHubClient(hub.origin);
  const seen = collect(client, 'ido_processing');
  await client.start();
  const { database } = api.deps;
  const sale = {
    sale: openSale,
    project: 1,
    round: 1,
    step: 'joined' as const,
    state: 'open' as const,
    reason: null,
    openAt: now - 9,
    closeAt: now + 9,
    hardCap: '10000000000',
    payDecimals: 6,
    committed: '12600000000',
    buyerCount: 3,
  };
  const { kind, payload } = launchpadNotice.create({
    blockNumber: 11,
    sales: [sale],
    accounts: [{ account: alice, txHash: toHash('a') }],
  });
  await addNotice(database, { kind, payload });
  await seen.reach(1);
  expect(seen.events[0]?.topic).toBe('launchpad');
  expect(idoProcessingSchema.parse(seen.events[0]?.data)).toMatchObject({
    idoId: 1,
    step: 'joined',
    status: 3,
    joined: '12600',
    percentProcess: '126.00',
    chainId: home,
  });
  // The sale of the tables opens by the time of its chain, without a notice about it.
  const head = { blockNumber: 12, blockHash: toHash('c'), blockTimestamp: now + 3_600 };
  await addNotice(database, { kind: 'chain.head', payload: head });
  await seen.reach(3);
  const later = seen.events.slice(1).map(({ data }) => idoProcessingSchema.parse(data));
  expect(later).toContainEqual(expect.objectContaining({ sale: goingSale, step: 'open', status: 3 }));
  expect(later).toContainEqual(expect.objectContaining({ sale: openSale, step: 'closed', status: 4 }));
  const otherTopic = areaTopic('launchpad', erc);
  await client.invoke('subscribe', [otherTopic]);
  await addNotice(database, { kind, payload, chainId: erc });
  await seen.reach(4);
  expect(seen.events[3]?.topic).toBe(otherTopic);
  await client.stop();
});
