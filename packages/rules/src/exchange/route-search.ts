import { compareAddresses } from '../network/address.ts';
import { linkClosingHops, unlinkClosingHops } from './closing-hops.ts';
import { toBound } from './hop-direction.ts';
import { type HopIndex, noHop } from './hop-index.ts';
import { maximumReserve } from './pair.ts';
import { scanTrails, type TrailQuery } from './scan-trails.ts';

/**
 * A path from one token to another: `path[i]` is swapped to `path[i + 1]` through `pools[i]`, both as indexes
 * in `PoolArrays`. `amounts` has one raw amount per token of the path.
 */
export type FlatRoute = {
  readonly path: readonly number[];
  readonly pools: readonly number[];
  readonly amounts: readonly bigint[];
};

export type Search = {
  readonly index: HopIndex;
  readonly query: TrailQuery;
  /** Order of two pools (by index) of the same tokens. */
  readonly comparePools: (a: number, b: number) => number;
};

/**
 * The best route over at most three pools without visiting a token twice; exact. Ties: fewer hops, then the
 * path lower in address order, then the pools.
 * No trail is better than its bound in float64 (`HopDirection`). The first pass finds the trail with the best
 * bound and the bound of the runner-up. Where the exact amount of the first beats the bound of the second,
 * nothing else can win. Otherwise a second pass computes every trail that its bound does not rule out. That
 * covers near ties, amounts so small that rounding matters, and impossible hops.
 */
export function searchBestRoute(search: Search): FlatRoute | undefined {
  const { index, query } = search;
  // A reserve can neither receive nor pay more.
  if (query.amount <= 0n || query.amount > maximumReserve || query.start === query.end) return undefined;
  linkClosingHops(index, query);
  try {
    const leading = findLeadingTrail(index, query);
    return leading && searchFrom(leading, search);
  } finally {
    unlinkClosingHops(index, query);
  }
}

function searchFrom({ places, runnerUp }: LeadingTrail, search: Search): FlatRoute | undefined {
  const { index, query } = search;
  const { direction } = query;
  let best: FlatRoute | undefined;
  const verify = (candidate: Places): number => {
    const found = computeRoute(index, query, candidate);
    if (found && (!best || compareRoutes(found, best, search) < 0)) best = found;
    return best ? toBound(direction, getResult(best, query)) : direction.cap;
  };
  const limit = verify(places);
  if (runnerUp <= limit) {
    scanTrails(index, query, limit, (first, second, last) => verify([first, second, last]));
  }
  return best;
}

/** The hops of a trail, `noHop` before the first. */
type Places = readonly [number, number, number];

/** The trail with the best bound, and the bound of the second. */
type LeadingTrail = { readonly places: Places; readonly runnerUp: number };

function findLeadingTrail(index: HopIndex, query: TrailQuery): LeadingTrail | undefined {
  let places: Places | undefined;
  let leader = Infinity;
  let runnerUp = Infinity;
  scanTrails(index, query, query.direction.cap, (first, second, last, bound) => {
    runnerUp = Math.max(leader, bound);
    if (bound < leader) {
      leader = bound;
      places = [first, second, last];
    }
    return runnerUp;
  });
  return places && { places, runnerUp };
}

/** The route with its exact amounts, or undefined where one of its hops cannot be made. */
function computeRoute(
  { pools, far, hops }: HopIndex,
  { start, amount, direction }: TrailQuery,
  places: Places,
): FlatRoute | undefined {
  const path = [start];
  const passed: number[] = [];
  const amounts = [amount];
  let nearAmount = amount;
  for (const place of places) {
    if (place === noHop) continue;
    const hop = hops[place] ?? 0;
    const pool = hop >> 1;
    const [reserve0 = 0n, reserve1 = 0n] = [pools.reserve0[pool], pools.reserve1[pool]];
    const [nearReserve, farReserve] = hop % 2 === 0 ? [reserve0, reserve1] : [reserve1, reserve0];
    const farAmount = direction.findFarAmount(nearAmount, nearReserve, farReserve);
    if (farAmount === undefined) return undefined;
    path.push(far[place] ?? 0);
    passed.push(pool);
    amounts.push(farAmount);
    nearAmount = farAmount;
  }
  if (direction.sign > 0) return { path, pools: passed, amounts };
  return { path: toReversed(path), pools: toReversed(passed), amounts: toReversed(amounts) };
}

function toReversed<T>(list: readonly T[]): readonly T[] {
  return list.flatMap((_, place) => list.slice(list.length - 1 - place, list.length - place));
}

function getResult({ amounts }: FlatRoute, { direction }: TrailQuery): bigint {
  return (direction.sign > 0 ? amounts.at(-1) : amounts[0]) ?? 0n;
}

/** Below 0 where `a` is better. */
function compareRoutes(a: FlatRoute, b: FlatRoute, search: Search): number {
  const [resultA, resultB] = [getResult(a, search.query), getResult(b, search.query)];
  if (resultA !== resultB) return resultA > resultB === search.query.direction.sign > 0 ? -1 : 1;
  const { tokens } = search.index.pools;
  const compareTokens = (tokenA: number, tokenB: number) =>
    compareAddresses(tokens[tokenA] ?? '0x', tokens[tokenB] ?? '0x');
  return (
    a.path.length - b.path.length ||
    compareLists(a.path, b.path, compareTokens) ||
    compareLists(a.pools, b.pools, search.comparePools)
  );
}

function compareLists(
  a: readonly number[],
  b: readonly number[],
  compare: (a: number, b: number) => number,
): number {
  for (const [place, item] of a.entries()) {
    const order = compare(item, b[place] ?? item);
    if (order !== 0) return order;
  }
  return 0;
}
