import { expect, it } from 'vitest';
import type { Pool } from './pair.ts';
import { findBestTrail, type SearchDirection } from './route-search.ts';
import { toTestAddress } from './route.test-support.ts';

const [start, middle, end] = [toTestAddress(1), toTestAddress(2), toTestAddress(3)];
const createPool = (index: number, token0 = start, token1 = end, reserve0 = 7n, reserve1 = 7n): Pool => ({
  address: toTestAddress(10 + index),
  token0,
  token1,
  reserve0,
  reserve1,
});

/** Counts hops as the amount, so that the search's own behaviour shows. */
const longest: SearchDirection = {
  findFarAmount: (amount) => amount + 1n,
  isBetter: (amount, than) => amount > than,
  compareEquals: () => 0,
};

it('walks from the start to the end and records every amount', () => {
  const pools = [createPool(1), createPool(2, start, middle), createPool(3, middle, end)];
  const trail = findBestTrail(pools, start, end, 5n, longest);
  expect(trail).toEqual({ tokens: [start, middle, end], pools: pools.slice(1), amounts: [5n, 6n, 7n] });
});

it('passes over empty pools and hops that cannot be made', () => {
  const empty = [createPool(1, start, end, 0n, 7n), createPool(2, start, end, 7n, 0n)];
  expect(findBestTrail(empty, start, end, 5n, longest)).toBeUndefined();
  const impossible = { ...longest, findFarAmount: () => undefined };
  expect(findBestTrail([createPool(1)], start, end, 5n, impossible)).toBeUndefined();
});

it('keeps the first of equals unless the order says otherwise', () => {
  const pools = [createPool(1), createPool(2)];
  expect(findBestTrail(pools, start, end, 5n, longest)?.pools).toEqual([pools[0]]);
  const last = { ...longest, compareEquals: () => -1 };
  expect(findBestTrail(pools, start, end, 5n, last)?.pools).toEqual([pools[1]]);
});

it('visits no token twice', () => {
  const pools = [createPool(1, start, middle), createPool(2, start, middle), createPool(3)];
  expect(findBestTrail(pools, start, end, 5n, longest)?.tokens).toEqual([start, end]);
});
