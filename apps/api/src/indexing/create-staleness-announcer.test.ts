import { defaultTopics } from '@tradewind/schema/hub/topic';
import { expect, it } from 'vitest';
import { createStalenessAnnouncer } from './create-staleness-announcer.ts';

const area = defaultTopics[0]!;

function setUp() {
  const world = { now: 0, written: [56, 1], lines: [] as string[] };
  const look = createStalenessAnnouncer({
    areas: [area],
    listChains: async () =>
      [56, 1].map((chainId) => ({ chainId, isWritten: world.written.includes(chainId) })),
    publish: ({ topic, target, extraData }) =>
      void world.lines.push(`${topic} ${target} ${JSON.stringify(extraData)}`),
    now: () => world.now,
  });
  /** Runs one check, this many milliseconds after the previous one, and returns its events. */
  const lookAfter = async (milliseconds: number) => {
    world.now += milliseconds;
    world.lines.length = 0;
    await look();
    return [...world.lines];
  };
  return { world, lookAfter };
}

const ofChain = (chainId: number, stale: boolean) =>
  ['head', area].map((name) => `${name}:${chainId} chain_stale {"chainId":${chainId},"stale":${stale}}`);

it('[HUB-02] publishes nothing about indexed chains, however long no block comes', async () => {
  const { lookAfter } = setUp();
  expect([await lookAfter(0), await lookAfter(3_600_000)]).toEqual([[], []]);
});

it('[HUB-02] given a stalled index, then it publishes at once, every five seconds, and when the index continues', async () => {
  const { world, lookAfter } = setUp();
  world.written = [1];
  expect(await lookAfter(1_000)).toEqual(ofChain(56, true));
  expect(await lookAfter(4_000)).toEqual([]);
  expect(await lookAfter(1_000)).toEqual(ofChain(56, true));
  world.written = [56, 1];
  expect([await lookAfter(1_000), await lookAfter(10_000)]).toEqual([ofChain(56, false), []]);
});

it('[HUB-02] publishes another chain in its own topics only', async () => {
  const { world, lookAfter } = setUp();
  world.written = [56];
  expect(await lookAfter(0)).toEqual(ofChain(1, true));
});
