import type { Pool } from '@tradewind/rules/exchange/pair';
import { createRandomBits, createRandomInteger } from '@tradewind/rules/exchange/route.test-support';
import { decodeReserveSnapshot, encodeReserveSnapshot } from '@tradewind/schema/exchange/reserve-snapshot';
import type { Bench, Load, Measurement } from '../frame/bench.ts';
import { measureCpuMicroseconds } from '../frame/measure-cpu.ts';
import { median } from '../frame/median.ts';
import { measureValuation } from './valuation.ts';
import { createPoolSet, hubCount, type PoolSet } from './pool-set.ts';
import { createOurSearch, createRouteQuery } from './route-query.ts';

const poolCounts: Record<Load, readonly number[]> = {
  full: [1_000, 5_000, 10_000, 20_000, 50_000],
  small: [1_000, 2_000],
};
/** The number of pools that the trades of one block change. */
const changedPools = 50;
/** The minimum duration of a sample. A measured task takes a millisecond and leaves work to the garbage collector. */
const sampleMicroseconds = 20_000;

/** The measures of a hub set, with their limits at 1,000 pools and per further 1,000 pools. */
const measures = [
  { name: 'index of the pools', unit: 'ms CPU', aim: 2, measure: measureIndex },
  { name: 'block of 50 changed pools, until the next quote', unit: 'ms CPU', aim: 2, measure: measureBlock },
  {
    name: 'quote between any tokens, median',
    unit: 'µs CPU',
    aim: 40,
    measure: (poolSet: PoolSet) => measureQuotes(poolSet, 0.5),
  },
  {
    name: 'quote hub to hub, p99',
    unit: 'µs CPU',
    aim: 100,
    measure: (poolSet: PoolSet) => measureQuotes({ ...poolSet, tokenCount: hubCount }, 0.99),
  },
  { name: 'snapshot', unit: 'kB', aim: 60, measure: ({ pools }: PoolSet) => encode(pools).length / 1_000 },
  { name: 'snapshot read', unit: 'ms CPU', aim: 3, measure: measureDecoding },
] as const;

/** Measures how the page's exchange code grows with the number of pools: figures at several sizes, and their slope. */
export const scaleBench: Bench = {
  name: 'scale',
  summary:
    'index, quotes, deltas and snapshot at 1,000 to 50,000 pools, and their slopes; blocks of the indexer to 1,000,000',
  run: async (load) => {
    const poolSets = poolCounts[load].map((poolCount) =>
      createPoolSet('hub', poolCount, createRandomInteger(poolCount)),
    );
    if (load === 'full')
      for (const { measure } of measures) for (const poolSet of poolSets.slice(0, 2)) measure(poolSet);
    return [
      ...measures.flatMap((measure) => measureGrowth(measure, poolSets)),
      ...(await measureValuation(load)),
    ];
  },
};

function measureGrowth(
  { name, unit, aim, measure }: (typeof measures)[number],
  poolSets: readonly PoolSet[],
) {
  const figures = poolSets.map((poolSet) => ({
    thousands: poolSet.pools.length / 1_000,
    figure: measure(poolSet),
  }));
  const row = { unit, better: 'lower' } as const;
  return [
    ...figures.map(({ thousands, figure }): Measurement => ({
      ...row,
      name: `${thousands},000 pools, ${name}`,
      ours: figure,
      aim: aim * thousands,
    })),
    { ...row, name: `slope per 1,000 pools, ${name}`, ours: findSlope(figures), aim },
  ];
}

/** Computes the slope of the least-squares line. */
function findSlope(points: readonly { readonly thousands: number; readonly figure: number }[]): number {
  const [x, y] = [mean(points.map(({ thousands }) => thousands)), mean(points.map(({ figure }) => figure))];
  const covariance = mean(points.map(({ thousands, figure }) => (thousands - x) * (figure - y)));
  return covariance / mean(points.map(({ thousands }) => (thousands - x) ** 2));
}

function mean(list: readonly number[]): number {
  return list.reduce((sum, item) => sum + item, 0) / list.length;
}

/** Measures the indexing of a list, which happens at its first quote. The quoted tokens add almost no cost. */
function measureIndex({ pools }: PoolSet): number {
  return medianOf(9, () => measureCpuMicroseconds(() => quoteOnce([...pools]), sampleMicroseconds) / 1_000);
}

/** Changes the list as the page does: the new list shares the unchanged pools. */
function measureBlock({ pools }: PoolSet): number {
  const random = createRandomInteger(pools.length);
  const changeSome = () => {
    const changed = new Map<number, Pool>();
    for (const pool of Array.from({ length: changedPools }, () => random(pools.length))) {
      const before = pools[pool];
      if (before) changed.set(pool, { ...before, reserve0: createRandomBits(random, 80) });
    }
    return pools.map((pool, place) => changed.get(place) ?? pool);
  };
  return medianOf(9, () => measureCpuMicroseconds(() => quoteOnce(changeSome()), sampleMicroseconds) / 1_000);
}

function quoteOnce(pools: readonly Pool[]): void {
  const last = pools.at(-1);
  if (last)
    createOurSearch(pools)({ kind: 'exact-in', tokenIn: last.token1, tokenOut: last.token0, amount: 1n });
}

function measureQuotes(poolSet: PoolSet, share: number): number {
  const random = createRandomInteger(poolSet.pools.length);
  const search = createOurSearch(poolSet.pools);
  const queries = Array.from({ length: 600 }, () => createRouteQuery(poolSet, random));
  for (const query of queries.slice(0, 200)) search(query);
  const figures = queries.map((query) => measureCpuMicroseconds(() => search(query), 1));
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length * share)] ?? Number.NaN;
}

function measureDecoding({ pools }: PoolSet): number {
  const bytes = encode(pools);
  return medianOf(
    9,
    () => measureCpuMicroseconds(() => decodeReserveSnapshot(bytes), sampleMicroseconds) / 1_000,
  );
}

function encode(pools: readonly Pool[]): Uint8Array {
  const placed = pools.map((pool, place) => ({ ...pool, place }));
  return encodeReserveSnapshot({
    chainId: 31_337,
    blockNumber: 1,
    blockHash: `0x${'11'.repeat(32)}`,
    pools: placed,
  });
}

function medianOf(times: number, measure: () => number): number {
  return median(Array.from({ length: times }, measure));
}
