import { describe, expect, it } from 'vitest';
import type { Pool } from './pair.ts';
import { findBestRouteExactIn, findBestRouteExactOut, refreshRouteIndex } from './route.ts';
import {
  createRandomBits,
  createRandomInteger,
  type RandomInteger,
  toTestAddress,
} from './route.test-support.ts';

const tokenCount = 7;

function createPool(random: RandomInteger, number: number): Pool {
  const low = 1 + random(tokenCount - 1);
  const high = low + 1 + random(tokenCount - low);
  return {
    address: toTestAddress(10_000 + number),
    token0: toTestAddress(low),
    token1: toTestAddress(high),
    reserve0: createRandomBits(random, 8 + random(80)),
    reserve1: createRandomBits(random, 8 + random(80)),
  };
}

type Change = 'trade' | 'drain' | 'refill' | 'add' | 'remove' | 'move' | 'none';
const changes: readonly Change[] = [
  'trade',
  'trade',
  'trade',
  'drain',
  'refill',
  'add',
  'remove',
  'move',
  'none',
];

/** The pools of the next block; those that did not change are the same objects. */
function change(
  pools: readonly Pool[],
  kind: Change,
  random: RandomInteger,
  number: number,
): readonly Pool[] {
  const at = random(pools.length);
  const size = () => createRandomBits(random, 8 + random(80));
  const set = (reserve0: () => bigint, reserve1: () => bigint) =>
    pools.map((pool, place) =>
      place === at || random(5) === 0 ? { ...pool, reserve0: reserve0(), reserve1: reserve1() } : pool,
    );
  const results: Record<Change, () => readonly Pool[]> = {
    trade: () => set(size, size),
    refill: () => set(size, size),
    drain: () =>
      set(
        () => 0n,
        () => BigInt(random(2)),
      ),
    add: () => [...pools.slice(0, at), createPool(random, number), ...pools.slice(at)],
    remove: () => (pools.length > 2 ? pools.filter((_, place) => place !== at) : pools),
    move: () => [...pools.slice(at), ...pools.slice(0, at)],
    none: () => [...pools],
  };
  return results[kind]();
}

/** Compares with an index built from scratch: a copy of the list has none. */
function expectSameRoutes(pools: readonly Pool[], random: RandomInteger): number {
  let found = 0;
  for (let query = 0; query < 4; query += 1) {
    const [start, end] = [toTestAddress(1 + random(tokenCount)), toTestAddress(1 + random(tokenCount))];
    const amount = createRandomBits(random, 1 + random(70));
    for (const find of [findBestRouteExactIn, findBestRouteExactOut]) {
      const route = find(pools, start, end, amount);
      expect(route).toEqual(find([...pools], start, end, amount));
      if (route) found += 1;
      expect(route?.pools.every((pool) => pools.includes(pool))).not.toBe(false);
    }
  }
  return found;
}

describe('refreshRouteIndex', () => {
  it('[SWAP-03] given pools that trade, drain, come, go and move block after block, when the index is refreshed, then every route equals that of an index built from scratch', () => {
    const random = createRandomInteger(0x696e6478);
    let found = 0;
    for (let number = 0; number < 40; number += 1) {
      let pools: readonly Pool[] = Array.from({ length: 2 + random(14) }, (_, place) =>
        createPool(random, place),
      );
      for (let block = 0; block < 25; block += 1) {
        const before = pools;
        pools = change(before, changes[random(changes.length)] ?? 'none', random, 100 + block);
        refreshRouteIndex(before, pools);
        found += expectSameRoutes(pools, random);
        // The previous list is still correct, also where its index was reused.
        if (random(6) === 0) expectSameRoutes(before, random);
      }
    }
    expect(found).toBeGreaterThan(2_000);
  });

  it('[SWAP-03] given two pools of the same tokens, when they change places, then the refreshed index does not confuse them', () => {
    const random = createRandomInteger(7);
    const [a, b] = [createPool(random, 1), createPool(random, 2)];
    const twin = { ...b, token0: a.token0, token1: a.token1 };
    const [before, after] = [
      [a, twin],
      [{ ...twin }, { ...a }],
    ];
    findBestRouteExactIn(before, a.token0, a.token1, 100n);
    refreshRouteIndex(before, after);
    expectSameRoutes(after, random);
    expect(findBestRouteExactIn(after, a.token0, a.token1, 100n)).toEqual(
      findBestRouteExactIn([...after], a.token0, a.token1, 100n),
    );
  });
});
