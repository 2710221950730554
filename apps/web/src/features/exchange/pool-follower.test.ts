import type { PoolChanged } from '@tradewind/schema/hub/pool-changed';
import { poolsTopic } from '@tradewind/schema/hub/topic';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { LiveUpdate } from '../../shared/live/live-update.ts';
import { type KnownPools, toPoolIdentity, withReserves } from './known-pools.ts';
import { createPoolFollower, type PoolFollower } from './pool-follower.ts';

const chainId = 56;
const topic = poolsTopic(chainId);
const origin = { factory: `0x${'f'.repeat(40)}`, pairInitCodeHash: `0x${'e'.repeat(64)}` } as const;
const identities = ['1', '2', '3'].map((digit) =>
  toPoolIdentity(origin, `0x${digit.repeat(40)}`, `0x${'9'.repeat(40)}`),
);

const toHash = (block: number, fork = 0): `0x${string}` => `0x${String(block * 10 + fork).padStart(64, '0')}`;
/** The model: what each of three pools holds at each block. */
const toPools = (reserves: readonly number[]) =>
  reserves.map((reserve, place) => withReserves(identities[place]!, BigInt(reserve), 1n));
const toSnapshot = (blockNumber: number, reserves: readonly number[], fork = 0): KnownPools => ({
  blockNumber,
  blockHash: toHash(blockNumber, fork),
  pools: toPools(reserves),
});
const toHead = (blockNumber: number, fork = 0): LiveUpdate => ({
  kind: 'chain_head',
  payload: { chainId, blockNumber, blockHash: toHash(blockNumber, fork), blockTimestamp: blockNumber },
});
const toChange = (blockNumber: number, pools: PoolChanged['pools']): LiveUpdate => ({
  kind: 'pool_changed',
  payload: { chainId, blockNumber, swapCount: 1, pools },
});
const at = (place: number, reserve: number) => ({
  address: identities[place]!.address,
  place,
  reserve0: String(reserve),
  reserve1: '1',
});
const listReserves = (known: KnownPools | undefined) => known?.pools.map(({ reserve0 }) => Number(reserve0));

/** A block that changes a pool, told of or not. */
const block = (isTold: boolean) =>
  fc.record({ kind: fc.constant('block'), place: fc.nat(2), isTold: fc.constant(isTold) });

let follower: PoolFollower;
let changes: KnownPools[];
/** What the follower has of a block without waiting for it. */
const find = (block: number) => follower.reach(block, 0);

beforeEach(() => {
  changes = [];
  follower = createPoolFollower((pools) => changes.push(pools));
});

function begin(): void {
  follower.take(toHead(4));
  follower.take({ kind: 'joined', topic });
  follower.follow(toSnapshot(5, [1, 2, 3]), follower.getMark());
  follower.take(toHead(5));
}

describe('[SWAP-03] [HUB-02] a followed snapshot', () => {
  it('takes every change, and every block without one', async () => {
    begin();
    follower.take(toChange(6, [at(1, 20)]));
    follower.take(toHead(6));
    follower.take(toHead(7));
    expect(listReserves(await find(7))).toEqual([1, 20, 3]);
    expect(changes.map(listReserves)).toEqual([[1, 20, 3]]);
  });

  it('keeps the pools that did not change, and the list where none did', async () => {
    begin();
    const before = (await find(5))!.pools;
    follower.take(toChange(6, [{ ...at(1, 9), reserve0: null, reserve1: null }]));
    follower.take(toHead(6));
    expect((await find(6))!.pools).toBe(before);
    follower.take(toChange(7, [at(1, 20)]));
    const after = changes[0]!.pools;
    expect([after === before, after[0] === before[0], after[1] === before[1]]).toEqual([false, true, false]);
  });

  it('is not begun again by what it holds already', async () => {
    begin();
    follower.take(toChange(5, [at(1, 99)]));
    expect([listReserves(await find(5)), changes]).toEqual([[1, 2, 3], []]);
  });

  it('takes in what was told while it was under way', async () => {
    follower.take({ kind: 'joined', topic });
    const mark = follower.getMark();
    follower.take(toChange(5, [at(0, 50)]));
    follower.take(toChange(6, [at(1, 60)]));
    follower.take(toHead(6));
    expect(listReserves(follower.follow(toSnapshot(5, [51, 2, 3]), mark))).toEqual([51, 60, 3]);
    expect(listReserves(await find(6))).toEqual([51, 60, 3]);
  });

  it('may be the one that came before anything was told, if it is of the same block', async () => {
    expect(listReserves(follower.follow(toSnapshot(5, [1, 2, 3]), follower.getMark()))).toEqual([1, 2, 3]);
    follower.take(toHead(5));
    follower.take(toChange(4, [at(0, 50)]));
    follower.take({ kind: 'joined', topic });
    expect(listReserves(await find(5))).toEqual([1, 2, 3]);
    follower.take({ kind: 'left', topic });
    follower.take(toHead(5, 1));
    follower.take({ kind: 'joined', topic });
    expect(await find(5)).toBeUndefined();
  });

  it('is waited for, as long as somebody may want to', async () => {
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
    ['something was missed', { kind: 'missed', topic }],
    ['the topic was left', { kind: 'left', topic }],
    ['blocks were undone', toChange(4, null)],
    ['a pool is new', toChange(6, [at(1, 5), { ...at(2, 5), place: 3 }])],
    ['a pool is not where it was', toChange(6, [{ ...at(1, 5), place: 0 }])],
    ['a pool has no place', toChange(6, [{ ...at(1, 5), place: undefined }])],
  ])('is given up when %s', async (_, update) => {
    begin();
    const mark = follower.getMark();
    follower.take(update);
    expect([await find(0), changes]).toEqual([undefined, []]);
    // What was asked for before that is not gone on from.
    follower.follow(toSnapshot(6, [7, 8, 9]), mark);
    expect(await find(0)).toBeUndefined();
  });

  it('is given up when more is told than can be kept while it is under way', async () => {
    follower.take({ kind: 'joined', topic });
    const mark = follower.getMark();
    for (let block = 1; block <= 101; block += 1) follower.take(toChange(block, [at(0, block)]));
    follower.follow(toSnapshot(0, [0, 0, 0]), mark);
    expect(await find(0)).toBeUndefined();
  });

  it('is never anything but what the chain is, whatever happens in whichever order', async () => {
    const others = ['ask', 'ask', 'answer', 'answer', 'answer', 'join', 'join', 'quiet', 'undo', 'leave'];
    const step = fc.oneof(
      { weight: 6, arbitrary: block(true) },
      { weight: 1, arbitrary: block(false) },
      { weight: 9, arbitrary: fc.record({ kind: fc.constantFrom(...others) }) },
    );
    let followedBlocks = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60, size: 'max' }), async (steps) => {
        const model = createPoolFollower(() => undefined);
        const chain = [[0, 0, 0]];
        let fork = 0;
        let count = 0;
        let isMissing = false;
        let last: LiveUpdate | undefined;
        let asked: { mark: number; snapshot: KnownPools } | undefined;
        for (const event of steps) {
          const top = chain.at(-1)!;
          if (event.kind === 'block' && 'place' in event) {
            count += 1;
            chain.push(top.with(event.place, count));
            if (event.isTold && isMissing) model.take({ kind: 'missed', topic });
            isMissing = !event.isTold;
            last = toChange(chain.length - 1, [at(event.place, count)]);
            if (event.isTold) model.take(last);
          } else if (event.kind === 'quiet') chain.push(top);
          else if (event.kind === 'undo' && chain.length > 1) {
            chain.pop();
            fork += 1;
            last = toChange(chain.length - 1, null);
            model.take(toHead(chain.length - 1, fork));
            model.take(last);
            isMissing = false;
          } else if (event.kind === 'leave') model.take({ kind: 'left', topic });
          else if (event.kind === 'join') {
            model.take({ kind: 'left', topic });
            // How the topics stand comes with the answer to the subscription.
            model.take(toHead(chain.length - 1, fork));
            if (last) model.take(last);
            model.take({ kind: 'joined', topic });
            isMissing = false;
          } else if (event.kind === 'ask')
            asked = { mark: model.getMark(), snapshot: toSnapshot(chain.length - 1, top, fork) };
          else if (event.kind === 'answer' && asked) {
            model.follow(asked.snapshot, asked.mark);
            asked = undefined;
          }
          if (isMissing) continue;
          model.take(toHead(chain.length - 1, fork));
          const known = await model.reach(chain.length - 1, 0);
          if (!known) continue;
          followedBlocks += 1;
          expect(listReserves(known)).toEqual(chain.at(-1));
        }
      }),
      { numRuns: 400, seed: 6 },
    );
    expect(followedBlocks).toBeGreaterThan(500);
  });
});
