import type { Pool } from '@tradewind/rules/exchange/pair';
import { refreshRouteIndex } from '@tradewind/rules/exchange/route';
import { createRandomInteger } from '@tradewind/rules/exchange/route.test-support';
import type { Measurement } from '../frame/bench.ts';
import { measureCpuMicroseconds } from '../frame/measure-cpu.ts';
import { median } from '../frame/median.ts';
import { createPoolSet } from './pool-set.ts';
import { createOurSearch, createRouteQuery } from './route-query.ts';
import { createPancakeSwapSearch } from './route-search-peers.ts';

const poolCounts = [50, 200, 1_000];
/** The number of pools that trade in a block. */
const changedPools = 5;
const aim = 1 / 100;

/**
 * Measures the first quote of a block, as the page computes it. It covers the list with the changed pools, the
 * refresh of the index and the route. The peer has no index. Its objects of the new pools are created outside the
 * timing.
 */
export function measureFirstQuotes(mostPools: number, queries: number): readonly Measurement[] {
  return poolCounts.filter((count) => count <= mostPools).map((count) => measureFirstQuote(count, queries));
}

function measureFirstQuote(poolCount: number, queries: number): Measurement {
  const random = createRandomInteger(poolCount);
  const poolSet = createPoolSet('uniform', poolCount, random);
  let { pools } = poolSet;
  const figures = { ours: [] as number[], peer: [] as number[], ratio: [] as number[] };
  const warming = 30;
  for (let round = -warming; round < queries; round += 1) {
    const query = createRouteQuery(poolSet, random);
    const changed = Array.from({ length: changedPools }, () => random(poolCount));
    let answer: bigint | undefined;
    const ours = measureCpuMicroseconds(() => {
      const next = trade(pools, changed);
      refreshRouteIndex(pools, next);
      pools = next;
      answer = createOurSearch(next)(query);
    });
    const search = createPancakeSwapSearch(pools);
    let peerAnswer: bigint | undefined;
    const peer = measureCpuMicroseconds(() => (peerAnswer = search(query)));
    if (peerAnswer !== answer) throw new Error(`PancakeSwap's SDK answers otherwise: ${poolCount} pools`);
    if (round < 0) continue;
    figures.ours.push(ours);
    figures.peer.push(peer);
    figures.ratio.push(ours / peer);
  }
  return {
    name: `${poolCount} pools, uniform, first quote of a block, index included`,
    unit: 'µs CPU',
    ours: median(figures.ours),
    peer: { name: "PancakeSwap's SDK", figure: median(figures.peer), ratio: median(figures.ratio) },
    better: 'lower',
    aim,
  };
}

/** Returns the next block's list, in which the changed pools are replaced. */
function trade(pools: readonly Pool[], changed: readonly number[]): readonly Pool[] {
  const next = [...pools];
  for (const index of changed) {
    const pool = next[index];
    if (pool) next[index] = { ...pool, reserve0: pool.reserve0 + 1_000n, reserve1: pool.reserve1 - 1_000n };
  }
  return next;
}
