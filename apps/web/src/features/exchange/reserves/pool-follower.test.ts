import type { PoolChanged } from '@tradewind/schema/hub/pool-changed';
import { poolsTopic } from '@tradewind/schema/hub/chain-topic';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { toAddress, toHash } from '../../../../test-support/known.ts';
import type { LiveUpdate } from '../../../shared/live/live-update.ts';
import { type KnownPools, toPoolIdentity, withReserves } from './known-pools.ts';
import { createPoolFollower, type PoolFollower } from './pool-follower.ts';

const chainId = 56;
const topic = poolsTopic(chainId);
const origin = { factory: toAddress('f'), pairInitCodeHash: toHash('e') } as const;
const identities = ['1', '2', '3'].map((digit) => toPoolIdentity(origin, toAddress(digit), toAddress('9')));

/** Dust and empty pools are at the places between them. */
const places = [3, 4, 900];
const toBlockHash = (block: number, fork = 0): `0x${string}` =>
  `0x${String(block * 1_000 + fork).padStart(64, '0')}`;
/** The model: the reserves of three pools at each block. */
const toPools = (reserves: readonly number[]) =>
  reserves.map((reserve, place) => withReserves(identities[place]!, BigInt(reserve), 1n));
const toSnapshot = (blockNumber: number, reserves: readonly number[], fork = 0): KnownPools => ({
  blockNumber,
  blockHash: toBlockHash(blockNumber, fork),
  places,
  pools: toPools(reserves),
});
const toHead = (blockNumber: number, fork = 0): LiveUpdate => ({
  kind: 'chain_head',
  payload: { chainId, blockNumber, blockHash: toBlockHash(blockNumber, fork), blockTimestamp: blockNumber },
});
const toChange = (blockNumber: number, pools: PoolChanged['pools']): LiveUpdate => ({
  kind: 'pool_changed',
  payload: { chainId, blockNumber, swapCount: 1, pools },
});
const at = (place: number, reserve: number) => ({
  address: identities[place]!.address,
  place: places[place]!,
  reserve0: String(reserve),
  reserve1: '1',
});
const listReserves = (known: KnownPools | undefined) => known?.pools.map(({ reserve0 }) => Number(reserve0));

/** How the page receives a block: published; lost by the connection; or withheld by the index. */
type Way = 'published' | 'lost' | 'silent';
const toBlock = (way: Way) =>
  fc.record({ kind: fc.constant('block'), place: fc.nat(2), way: fc.constant(way) });

const dustOf: [`0x${string}`, `0x${string}`] = [identities[1]!.token0, identities[1]!.token1];

let follower: PoolFollower;
let changes: KnownPools[];
let believed: number;
/** The follower's pools of a block without waiting for it. */
const find = (block: number) => follower.reach(block, 0);

beforeEach(() => {
  changes = [];
  believed = Infinity;
  follower = createPoolFollower({
    onChange: (pools) => changes.push(pools),
    isBelieved: (block) => block <= believed,
  });
});

function begin(): void {
  follower.take(toHead(4));
  follower.take({ kind: 'joined', topic });
  follower.follow(toSnapshot(5, [1, 2, 3]));
  follower.take(toHead(5));
}

describe('[SWAP-03] [HUB-02] a followed snapshot', () => {
  it('applies every change, and every block without one', async () => {
    begin();
    follower.take(toChange(6, [at(1, 20)]));
    follower.take(toHead(6));
    follower.take(toHead(7));
    expect(listReserves(await find(7))).toEqual([1, 20, 3]);
    expect(changes.map(listReserves)).toEqual([[1, 20, 3]]);
  });

  it('keeps unchanged pools, and the list where none changed', async () => {
    begin();
    const before = (await find(5))!.pools;
    follower.take(toChange(6, [{ ...at(1, 9), reserve0: null, reserve1: null }]));
    follower.take(toHead(6));
    expect((await find(6))!.pools).toBe(before);
    follower.take(toChange(7, [at(1, 20)]));
    const after = changes[0]!.pools;
    expect([after === before, after[0] === before[0], after[1] === before[1]]).toEqual([false, true, false]);
  });

  it('ignores a change of a block that it already includes', async () => {
    begin();
    follower.take(toChange(5, [at(1, 99)]));
    expect([listReserves(await find(5)), changes]).toEqual([[1, 2, 3], []]);
  });

  it('applies the updates that arrived while it was loading', async () => {
    follower.take({ kind: 'joined', topic });
    follower.take(toChange(5, [at(0, 50)]));
    follower.take(toHead(5));
    follower.take(toChange(6, [at(1, 60)]));
    follower.take(toHead(6));
    expect(listReserves(follower.follow(toSnapshot(5, [51, 2, 3])))).toEqual([51, 60, 3]);
    expect(listReserves(await find(6))).toEqual([51, 60, 3]);
  });

  it('becomes current once the hub publishes its block, and never when the block’s hash differs', async () => {
    follower.take({ kind: 'joined', topic });
    follower.follow(toSnapshot(5, [1, 2, 3]));
    follower.take(toHead(4));
    expect(await find(0)).toBeUndefined();
    follower.take(toHead(5, 1));
    expect(await find(0)).toBeUndefined();
    follower.follow(toSnapshot(6, [1, 2, 4]));
    follower.take(toHead(6));
    expect(listReserves(await find(6))).toEqual([1, 2, 4]);
    // A late update of an undone block.
    follower.take(toHead(5, 2));
    follower.take(toChange(5, null));
    follower.follow(toSnapshot(6, [1, 2, 4]));
    follower.take(toHead(6, 2));
    expect(await find(0)).toBeUndefined();
  });

  it('is not replaced by an older one', async () => {
    begin();
    follower.take(toChange(6, [at(1, 20)]));
    follower.take(toHead(6));
    expect(listReserves(follower.follow(toSnapshot(5, [1, 2, 3])))).toEqual([1, 20, 3]);
    expect(listReserves(follower.follow(toSnapshot(7, [1, 20, 9])))).toEqual([1, 20, 9]);
    expect(listReserves(await find(6))).toEqual([1, 20, 3]);
  });

  it('holds updates of implausible blocks, and drops them when that takes too long', async () => {
    begin();
    believed = 5;
    follower.take(toChange(6, [at(1, 20)]));
    follower.take(toHead(6));
    expect([await find(6), listReserves(await find(5)), changes]).toEqual([undefined, [1, 2, 3], []]);
    believed = 6;
    expect(listReserves(await find(6))).toEqual([1, 20, 3]);
    follower.take(toHead(2 ** 52));
    for (let block = 7; block < 107; block += 1) follower.take(toChange(block, [at(0, block)]));
    expect(await find(0)).toBeUndefined();
    believed = 200;
    follower.follow(toSnapshot(106, [106, 20, 3]));
    follower.take(toHead(106));
    follower.take(toChange(107, [at(0, 107)]));
    follower.take(toHead(107));
    expect(listReserves(await find(107))).toEqual([107, 20, 3]);
    expect(await find(108)).toBeUndefined();
  });

  it('may arrive before any update, if it is of the same block', async () => {
    expect(listReserves(follower.follow(toSnapshot(5, [1, 2, 3])))).toEqual([1, 2, 3]);
    follower.take(toHead(5));
    follower.take(toChange(4, [at(0, 50)]));
    follower.take({ kind: 'joined', topic });
    expect(listReserves(await find(5))).toEqual([1, 2, 3]);
    follower.take({ kind: 'left', topic });
    follower.take(toHead(5, 1));
    follower.take({ kind: 'joined', topic });
    expect(await find(5)).toBeUndefined();
  });

  it('is awaited up to the given time', async () => {
    begin();
    const reached = follower.reach(7, 60_000);
    follower.take(toHead(6));
    follower.take(toHead(7));
    expect((await reached)?.blockNumber).toBe(7);
    const lost = follower.reach(9, 60_000);
    follower.take({ kind: 'missed', topic });
    expect(await lost).toBeUndefined();
    expect(await find(0)).toBeUndefined();
  });

  it.each<[string, LiveUpdate]>([
    ['an update was missed', { kind: 'missed', topic }],
    ['the topic was left', { kind: 'left', topic }],
    ['blocks were undone', toChange(4, null)],
    ['a pool is funded that was not there', toChange(6, [at(1, 5), { ...at(2, 5), place: 5 }])],
    ['a pool is not where it was', toChange(6, [{ ...at(1, 5), place: 3 }])],
    ['a pool has no place', toChange(6, [{ ...at(1, 5), place: undefined }])],
  ])('is dropped when %s', async (_, update) => {
    begin();
    follower.take(update);
    expect([await find(0), changes]).toEqual([undefined, []]);
    // An older snapshot is not used as a base either.
    follower.follow(toSnapshot(5, [7, 8, 9]));
    expect(await find(0)).toBeUndefined();
  });

  it('[SWAP-03] continues after the creation of an empty pair', async () => {
    begin();
    follower.take(toChange(6, [{ ...at(1, 5), place: undefined, reserve0: null, reserve1: null }, at(0, 9)]));
    follower.take(toHead(6));
    expect(listReserves(await find(6))?.[0]).toBe(9);
  });

  it('[SWAP-03] given excluded dust pools, when they are traded in, then it continues without them', async () => {
    begin();
    const stranger = { ...at(1, 5), place: 5, dustOf };
    follower.take(toChange(6, [stranger, { ...stranger, place: 0 }, { ...stranger, place: 901 }, at(0, 9)]));
    follower.take(toHead(6));
    expect(listReserves(await find(6))).toEqual([9, 2, 3]);
  });

  it('[SWAP-03] given a pool of it that becomes dust, then the pool stays and receives its changes', async () => {
    begin();
    follower.take(toChange(6, [{ ...at(1, 1), dustOf }]));
    follower.take(toHead(6));
    follower.take(toChange(7, [{ ...at(1, 7), dustOf }]));
    follower.take(toHead(7));
    expect(listReserves(await find(7))).toEqual([1, 7, 3]);
  });

  it('is dropped when more updates arrive than can be stored while it is loading', async () => {
    follower.take({ kind: 'joined', topic });
    follower.take(toHead(1));
    for (let block = 2; block <= 102; block += 1) follower.take(toChange(block, [at(0, block)]));
    follower.follow(toSnapshot(1, [0, 0, 0]));
    expect(await find(0)).toBeUndefined();
  });

  it('always equals the chain, for any events in any order', async () => {
    const others = [
      'snapshot',
      'snapshot',
      'snapshot',
      'late',
      'join',
      'join',
      'quiet',
      'undo',
      'leave',
      'doubt',
      'trust',
    ];
    const step = fc.oneof(
      { weight: 6, arbitrary: toBlock('published') },
      { weight: 1, arbitrary: toBlock('lost') },
      { weight: 1, arbitrary: toBlock('silent') },
      { weight: 9, arbitrary: fc.record({ kind: fc.constantFrom(...others), age: fc.nat(5) }) },
    );
    let currentBlocks = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60, size: 'max' }), async (steps) => {
        const model = createModel();
        for (const event of steps) {
          if ('way' in event) model.mine(event.place, event.way);
          else model.go(event.kind, event.age);
          const known = await model.find();
          if (!known) continue;
          currentBlocks += 1;
          expect(listReserves(known)).toEqual(model.top());
        }
      }),
      { numRuns: 400, seed: 6 },
    );
    expect(currentBlocks).toBeGreaterThan(500);
  });
});

/** A chain, its index and a follower of it. */
function createModel() {
  let limit = Infinity;
  const followed = createPoolFollower({ onChange: () => undefined, isBelieved: (number) => number <= limit });
  const chain = [[0, 0, 0]];
  const snapshots: KnownPools[] = [];
  let [fork, count, isLost, isSilent] = [0, 0, false, false];
  let last: LiveUpdate | undefined;
  const top = () => chain.at(-1)!;
  const height = () => chain.length - 1;
  const publishHead = () => followed.take(toHead(height(), fork));
  const keep = () => snapshots.push(toSnapshot(height(), top(), fork));
  const publishUndone = () => {
    publishHead();
    last = toChange(height(), null);
    followed.take(last);
  };
  const acts: Record<string, (age: number) => void> = {
    quiet: () => {
      chain.push(top());
      if (!isLost && !isSilent) publishHead();
    },
    undo: () => {
      if (height() === 0) return;
      chain.pop();
      fork += 1;
      if (isLost) followed.take({ kind: 'missed', topic });
      publishUndone();
      [isLost, isSilent] = [false, false];
    },
    leave: () => followed.take({ kind: 'left', topic }),
    join: () => {
      followed.take({ kind: 'left', topic });
      // The topics' state comes with the answer to the subscription.
      if (isSilent) return;
      publishHead();
      if (last) followed.take(last);
      followed.take({ kind: 'joined', topic });
      isLost = false;
    },
    snapshot: () => followed.follow(snapshots.at(-1)!),
    late: (age) => followed.follow(snapshots.at(-1 - age) ?? snapshots[0]!),
    doubt: () => {
      limit = height();
    },
    trust: () => {
      limit = Infinity;
    },
  };
  keep();
  return {
    top,
    mine: (place: number, way: Way) => {
      if (way === 'published' && isLost) followed.take({ kind: 'missed', topic });
      if (way === 'published' && isSilent) publishUndone();
      count += 1;
      chain.push(top().with(place, count));
      keep();
      [isLost, isSilent] =
        way === 'published' ? [false, false] : [isLost || way === 'lost', isSilent || way === 'silent'];
      const change = toChange(height(), [at(place, count)]);
      if (way !== 'silent') last = change;
      if (way !== 'published') return;
      followed.take(change);
      publishHead();
    },
    go: (kind: string, age: number) => {
      acts[kind]!(age);
      keep();
    },
    /** Undefined while an update is withheld without the follower's knowledge. */
    find: async () => (isLost || isSilent ? undefined : followed.reach(height(), 0)),
  };
}
