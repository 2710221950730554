import { createRandomInteger } from '@tradewind/rules/exchange/route.test-support';
import type { Bench, Load, Measurement } from '../frame/bench.ts';
import { measureCpuMicroseconds } from '../frame/measure-cpu.ts';
import { median } from '../frame/median.ts';
import { measureFirstQuotes } from './first-quote.ts';
import { createPoolSet, hubCount, type PoolSetKind } from './pool-set.ts';
import { createOurSearch, createRouteQuery, type RouteQuery } from './route-query.ts';
import { createPancakeSwapSearch, createUniswapSearch } from './route-search-peers.ts';
import { measureRouterSizes } from './router-size.ts';

/** The target speed-up over each peer. */
type Aims = { readonly pancakeSwap: number; readonly uniswap: number };

const sets: readonly { readonly kind: PoolSetKind; readonly poolCount: number; readonly aims: Aims }[] = [
  { kind: 'uniform', poolCount: 10, aims: { pancakeSwap: 10, uniswap: 100 } },
  { kind: 'uniform', poolCount: 50, aims: { pancakeSwap: 150, uniswap: 1_000 } },
  { kind: 'uniform', poolCount: 200, aims: { pancakeSwap: 150, uniswap: 1_000 } },
  { kind: 'uniform', poolCount: 1_000, aims: { pancakeSwap: 500, uniswap: 5_000 } },
  { kind: 'hub', poolCount: 10, aims: { pancakeSwap: 10, uniswap: 100 } },
  { kind: 'hub', poolCount: 50, aims: { pancakeSwap: 150, uniswap: 1_000 } },
  { kind: 'hub', poolCount: 200, aims: { pancakeSwap: 500, uniswap: 5_000 } },
  { kind: 'hub', poolCount: 1_000, aims: { pancakeSwap: 2_000, uniswap: 15_000 } },
];
/** The peers need seconds per query at this size. */
const largest = 5_000;

type RoutingLoad = {
  readonly mostPools: number;
  readonly setSeconds: number;
  readonly fewestQueries: number;
  readonly mostQueries: number;
};

const loads: Record<Load, RoutingLoad> = {
  full: { mostPools: 1_000, setSeconds: 12, fewestQueries: 12, mostQueries: 200 },
  small: { mostPools: 50, setSeconds: 0, fewestQueries: 3, mostQueries: 3 },
};

/** Measures the CPU time to find the best route of at most three hops, and the search's bundle size. */
export const routingBench: Bench = {
  name: 'routing',
  summary: 'best route over 10 to 5,000 pools, beside the SDKs of PancakeSwap and Uniswap',
  run: async (load) => [
    ...sets
      .filter(({ poolCount }) => poolCount <= loads[load].mostPools)
      .flatMap((set) => measureSet(set, loads[load])),
    ...measureFirstQuotes(loads[load].mostPools, loads[load].fewestQueries),
    ...measureLargest(),
    ...(await measureRouterSizes()),
  ],
};

/** Runs our search and both peers in turn for each query and compares their results. */
function measureSet(
  { kind, poolCount, aims }: (typeof sets)[number],
  { setSeconds, fewestQueries, mostQueries }: RoutingLoad,
): readonly Measurement[] {
  const random = createRandomInteger(poolCount);
  const poolSet = createPoolSet(kind, poolCount, random);
  const ours = createOurSearch(poolSet.pools);
  const peers = [
    { name: "PancakeSwap's SDK", search: createPancakeSwapSearch(poolSet.pools), aim: 1 / aims.pancakeSwap },
    { name: "Uniswap's SDK", search: createUniswapSearch(poolSet.pools), aim: 1 / aims.uniswap },
  ].map((peer) => ({ ...peer, figures: [] as number[], ratios: [] as number[] }));
  const figures: number[] = [];
  const measure = (): void => {
    const query = createRouteQuery(poolSet, random);
    const answer = ours(query);
    const figure = measureCpuMicroseconds(() => ours(query));
    figures.push(figure);
    for (const peer of peers) {
      let answered: bigint | undefined;
      const peerFigure = measureCpuMicroseconds(() => (answered = peer.search(query)));
      if (answered !== answer) throw new Error(`${peer.name} answers otherwise: ${describe(query)}`);
      peer.figures.push(peerFigure);
      peer.ratios.push(figure / peerFigure);
    }
  };
  for (let warming = 0; warming < 3; warming += 1) measure();
  for (const list of [figures, ...peers.flatMap((peer) => [peer.figures, peer.ratios])]) list.length = 0;
  const endsAt = performance.now() + setSeconds * 1_000;
  while (figures.length < mostQueries && (figures.length < fewestQueries || performance.now() < endsAt))
    measure();
  return peers.map((peer) => ({
    name: `${poolCount} pools, ${kind}, ${figures.length} queries`,
    unit: 'µs CPU',
    ours: median(figures),
    peer: { name: peer.name, figure: median(peer.figures), ratio: median(peer.ratios) },
    better: 'lower',
    aim: peer.aim,
  }));
}

/** Measures without a peer: the median of a uniform set, and the 99th percentile of queries between hubs. */
function measureLargest(): readonly Measurement[] {
  const measure = (kind: PoolSetKind, share: number) => {
    const random = createRandomInteger(largest);
    const poolSet = createPoolSet(kind, largest, random);
    const search = createOurSearch(poolSet.pools);
    const queries = Array.from({ length: 1_000 }, () =>
      createRouteQuery(kind === 'hub' ? { ...poolSet, tokenCount: hubCount } : poolSet, random),
    );
    for (const query of queries.slice(0, 200)) search(query);
    const figures = queries
      .map((query) => measureCpuMicroseconds(() => search(query), 1))
      .toSorted((a, b) => a - b);
    return figures[Math.floor(figures.length * share)] ?? Number.NaN;
  };
  const row = { unit: 'µs CPU', better: 'lower', aim: 500 } as const;
  return [
    { ...row, name: `${largest} pools, uniform, median`, ours: measure('uniform', 0.5) },
    { ...row, name: `${largest} pools, hub to hub, median`, ours: measure('hub', 0.5) },
    { ...row, name: `${largest} pools, hub to hub, p99`, ours: measure('hub', 0.99) },
  ];
}

function describe({ kind, tokenIn, tokenOut, amount }: RouteQuery): string {
  return `${kind} of ${amount} from ${tokenIn} to ${tokenOut}`;
}
