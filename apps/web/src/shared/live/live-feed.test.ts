import { areaTargets, areaTopics } from '@tradewind/schema/hub/area-names';
import { areaTopic, headTopic, poolsTopic } from '@tradewind/schema/hub/chain-topic';
import type { Topic } from '@tradewind/schema/hub/topic';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createLiveFeed, type LiveFeed } from './live-feed.ts';
import type { LiveUpdate } from './live-update.ts';

const heads = headTopic(56);
const pools = poolsTopic(56);
const hash = `0x${'ab'.repeat(32)}`;

const toEvent = (topic: Topic, sequence: number, previous: number | null, content?: unknown) => ({
  v: 1,
  topic,
  sequence,
  previous,
  at: 1_700_000_000_000,
  extraData: JSON.stringify(
    content ?? { chainId: 56, blockNumber: sequence, blockHash: hash, blockTimestamp: 1_700_000_000 },
  ),
});
const toState = (topic: Topic, sequence: number | null) => ({
  topic,
  sequence,
  last: sequence === null ? [] : [{ target: 'chain_head', event: toEvent(topic, sequence, null) }],
});

let updates: LiveUpdate[];
/** The reported changes of joined topics. */
let membership: string[];
let feed: LiveFeed;
const seen = () =>
  updates.map((update) => ('payload' in update ? Object(update.payload).blockNumber : 'missed'));

beforeEach(() => {
  vi.spyOn(console, 'debug').mockReturnValue();
  updates = [];
  membership = [];
  feed = createLiveFeed((update) => {
    if (update.kind === 'joined' || update.kind === 'left') membership.push(`${update.kind} ${update.topic}`);
    else updates.push(update);
  });
});

describe('createLiveFeed', () => {
  it('[HUB-02] passes the last value on, then every event once', () => {
    feed.takeStates([toState(heads, 4)]);
    feed.takeEvent('chain_head', toEvent(heads, 7, 4));
    feed.takeEvent('chain_head', toEvent(heads, 7, 4));
    feed.takeEvent('chain_head', toEvent(heads, 6, 4));
    feed.takeEvent('chain_head', toEvent(heads, 9, 7));
    expect(seen()).toEqual([4, 7, 9]);
  });

  it.each([
    ['a gap', 8],
    ['what may be one', null],
  ])('[HUB-02] reports a gap at %s', (_, previous) => {
    feed.takeStates([toState(heads, 4)]);
    feed.takeEvent('chain_head', toEvent(heads, 9, previous));
    expect(seen()).toEqual([4, 'missed', 9]);
  });

  it('[HUB-02] passes on a state event, and detects a gap by it', () => {
    feed.takeStates([toState(heads, 4)]);
    feed.takeEvent('chain_head', toEvent(heads, 4, 4));
    feed.takeEvent('chain_head', toEvent(heads, 7, 4));
    feed.takeEvent('chain_head', toEvent(heads, 7, 7));
    feed.takeEvent('chain_head', toEvent(heads, 5, 5));
    expect(seen()).toEqual([4, 4, 7, 7]);
    feed.takeEvent('chain_head', toEvent(heads, 9, 9));
    expect(seen().slice(4)).toEqual(['missed', 9]);
  });

  it('[HUB-02] given an area’s topic, then its last event is past where the page joins, and new where it was away', () => {
    const [area] = areaTopics;
    const [target] = areaTargets;
    if (area === undefined || target === undefined) throw new Error('no area has a topic');
    const game: Topic = areaTopic(area, 56);
    const toGame = (sequence: number) => ({
      topic: game,
      sequence,
      last: [{ target, event: toEvent(game, sequence, null, {}) }],
    });
    feed.takeStates([toGame(4)]);
    expect(updates).toMatchObject([{ kind: 'area', target, isPast: true }]);
    feed.begin();
    feed.takeStates([toGame(5)]);
    expect(updates.slice(1)).toEqual([
      { kind: 'missed', topic: game },
      { kind: 'area', topic: game, target, content: {} },
    ]);
  });

  it('[HUB-02] detects a gap after a reconnection', () => {
    feed.takeStates([toState(heads, 4), toState(pools, 5)]);
    updates = [];
    feed.begin();
    feed.takeStates([toState(heads, 4), toState(pools, 6)]);
    expect(updates).toEqual([
      { kind: 'missed', topic: pools },
      expect.objectContaining({ kind: 'chain_head' }),
    ]);
  });

  it('[HUB-02] reports joined topics: again with every connection, and left when not needed', () => {
    feed.takeStates([toState(heads, 4), toState(pools, 5)]);
    expect([membership, seen()]).toEqual([
      [`joined ${heads}`, `joined ${pools}`],
      [4, 5],
    ]);
    feed.end();
    expect(membership.slice(2)).toEqual([`left ${heads}`, `left ${pools}`]);
    feed.begin();
    feed.takeStates([toState(heads, 4), toState(pools, 5)]);
    feed.forget(pools);
    feed.forget(pools);
    expect(membership.slice(2)).toEqual([
      `left ${heads}`,
      `left ${pools}`,
      `joined ${heads}`,
      `joined ${pools}`,
      `left ${pools}`,
    ]);
  });

  it('[HUB-02] accepts the sequences of a recreated database', () => {
    feed.takeStates([toState(heads, 40)]);
    feed.begin();
    feed.takeStates([toState(heads, 2)]);
    feed.takeEvent('chain_head', toEvent(heads, 3, 2));
    expect(seen()).toEqual([40, 'missed', 2, 3]);
    feed.begin();
    feed.takeStates([toState(heads, null)]);
    feed.takeEvent('chain_head', toEvent(heads, 1, null));
    expect(seen().slice(4)).toEqual(['missed', 1]);
  });

  it('[HUB-02] prefers events that arrive before the answer', () => {
    feed.takeStates([toState(heads, 4)]);
    feed.begin();
    feed.takeEvent('chain_head', toEvent(heads, 6, 5));
    feed.takeStates([toState(heads, 5)]);
    expect(seen()).toEqual([4, 'missed', 6]);
  });

  it('[HUB-02] restarts a topic that was not needed for a while', () => {
    feed.takeStates([toState(heads, 4)]);
    feed.forget(heads);
    feed.takeStates([toState(heads, 9)]);
    expect(seen()).toEqual([4, 9]);
  });

  it('[HUB-02] counts an event that its schema rejects as missed', () => {
    feed.takeStates([toState(heads, null)]);
    for (const message of [null, 'x', { v: 2 }, { ...toEvent(heads, 1, null), topic: 'head:x' }])
      feed.takeEvent('chain_head', message);
    expect(updates).toEqual([]);
    feed.takeEvent('chain_head', toEvent(heads, 1, null, { chainId: 56, blockNumber: 'many' }));
    feed.takeEvent('pool_changed', { ...toEvent(pools, 1, null), extraData: '{' });
    expect(seen()).toEqual(['missed', 'missed']);
    expect(() => feed.takeStates([{ topic: heads, sequence: '4', last: [] }])).toThrow();
  });
});
