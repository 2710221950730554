import type { Address } from '../network/address.ts';
import { listPromisingPools } from './promising-pools.ts';
import type { Pool } from './pair.ts';
import { computeRouteDepth, divideAmountIn, estimateAmountOut, type RouteDepth } from './route-depth.ts';
import { findBestRouteExactIn, type Route } from './route.ts';
import { computeSplitGain, type Trade, toTrade } from './trade.ts';

/** Maximum routes of a split trade. */
const maximumParts = 4;

/** Gas cost of a split, raw tokenOut: of each further route, and of each further hop. */
export type SplitCost = { readonly route: bigint; readonly hop: bigint };

/**
 * The trade that pays the most `tokenOut` for `amountIn` (raw units) after gas: over the best single route
 * (`findBestRouteExactIn`), or split over at most four routes that share no pool, where that pays more than its
 * additional gas cost. It never pays less than the single route. Amounts are exact: the router's output at
 * these reserves. Undefined when there is no route.
 *
 * The candidates are the best routes for the whole amount and for parts of it. Further searches avoid the pools
 * of earlier candidates, together and each. For each number of routes, the best combination is found and
 * divided in float64, and then computed exactly.
 */
export function findBestSplitExactIn(
  pools: readonly Pool[],
  tokenIn: Address,
  tokenOut: Address,
  amountIn: bigint,
  cost: SplitCost,
): Trade | undefined {
  const route = findBestRouteExactIn(pools, tokenIn, tokenOut, amountIn);
  if (!route) return undefined;
  const single = toTrade('exact-in', route);
  const candidates = listCandidates(listPromisingPools(pools, tokenIn, tokenOut, amountIn), single);
  let best = single;
  for (const routes of listBestCombinations(candidates, amountIn, cost)) {
    const split = toSplitTrade(routes, single, cost);
    if (split && computeNetGain(split) > computeNetGain(best)) best = split;
  }
  return best;
}

function computeNetGain(trade: Trade): bigint {
  return computeSplitGain(trade) - (trade.split?.cost ?? 0n);
}

type Candidate = { readonly route: Route; readonly depth: RouteDepth };

/** The amount divided by these gives the parts for which the best routes are searched. */
const probes = [1n, 4n, 64n];
/** Maximum candidate routes: the best ones at the average part of the amount. */
const mostCandidates = 16;

function listCandidates(pools: readonly Pool[], { tokenIn, tokenOut, amountIn }: Trade): Candidate[] {
  const candidates = new Map<string, Candidate>();
  const find = (from: readonly Pool[], amount: bigint): Route | undefined => {
    const route = findBestRouteExactIn(from, tokenIn, tokenOut, amount);
    if (!route) return undefined;
    const key = route.pools.map(({ address }) => address).join();
    if (!candidates.has(key)) candidates.set(key, { route, depth: computeRouteDepth(route) });
    return route;
  };
  for (const probe of probes) {
    let left = pools;
    for (let found = 0; found < maximumParts; found += 1) {
      const route = find(left, amountIn / probe);
      if (!route) break;
      // A route that could replace it avoids one of its pools.
      if (route.pools.length > 1)
        for (const pool of route.pools) find(without(pools, [pool]), amountIn / probe);
      left = without(left, route.pools);
    }
  }
  const estimate = ({ depth }: Candidate) => estimateAmountOut(depth, Number(amountIn) / maximumParts);
  const best = [...candidates.values()];
  best.sort((a, b) => estimate(b) - estimate(a));
  return best.slice(0, mostCandidates);
}

function without(pools: readonly Pool[], removed: readonly Pool[]): readonly Pool[] {
  const addresses = new Set(removed.map(({ address }) => address));
  return pools.filter(({ address }) => !addresses.has(address));
}

/**
 * For each number of routes from two up, the combination without a shared pool with the best estimate after
 * gas.
 */
function listBestCombinations(
  candidates: readonly Candidate[],
  amountIn: bigint,
  cost: SplitCost,
): readonly (readonly Candidate[])[] {
  const best = new Map<number, { routes: readonly Candidate[]; net: number }>();
  const visit = (routes: readonly Candidate[], from: number): void => {
    const net = estimateNet(routes, Number(amountIn), cost);
    if (net > (best.get(routes.length)?.net ?? -Infinity)) best.set(routes.length, { routes, net });
    if (routes.length === maximumParts) return;
    for (const [index, candidate] of candidates.entries()) {
      if (index >= from && !sharesPool(routes, candidate)) visit([...routes, candidate], index + 1);
    }
  };
  visit([], 0);
  return [...best.values()].map(({ routes }) => routes).filter(({ length }) => length > 1);
}

function estimateNet(routes: readonly Candidate[], amountIn: number, cost: SplitCost): number {
  const amounts = divideAmountIn(
    routes.map(({ depth }) => depth),
    amountIn,
  );
  return routes.reduce(
    (net, { route, depth }, index) =>
      net + estimateAmountOut(depth, amounts[index] ?? 0) - Number(computeGasCost(route, cost)),
    0,
  );
}

function computeGasCost({ pools }: Route, cost: SplitCost): bigint {
  return cost.route + cost.hop * BigInt(pools.length);
}

function sharesPool(routes: readonly Candidate[], { route }: Candidate): boolean {
  const addresses = new Set(route.pools.map(({ address }) => address));
  return routes.some((other) => other.route.pools.some(({ address }) => addresses.has(address)));
}

/** The exact trade over these routes; undefined where one of them gets 0 or cannot take its part. */
function toSplitTrade(routes: readonly Candidate[], single: Trade, cost: SplitCost): Trade | undefined {
  const { tokenIn, tokenOut, amountIn } = single;
  const parts: Trade[] = [];
  for (const { candidate, amount } of divideExactly(routes, amountIn)) {
    const route = findBestRouteExactIn(candidate.route.pools, tokenIn, tokenOut, amount);
    if (!route) return undefined;
    parts.push(toTrade('exact-in', route));
  }
  const [largest] = parts;
  if (!largest) return undefined;
  const amountOut = parts.reduce((sum, part) => sum + part.amountOut, 0n);
  const gas = parts.reduce((sum, { route }) => sum + computeGasCost(route, cost), 0n);
  return {
    ...single,
    route: largest.route,
    amountOut,
    split: { parts, single, cost: gas - computeGasCost(single.route, cost) },
  };
}

/** Whole units that add up to the amount, the largest part first, which gets the rounding rest. */
function divideExactly(routes: readonly Candidate[], amountIn: bigint) {
  const amounts = divideAmountIn(
    routes.map(({ depth }) => depth),
    Number(amountIn),
  );
  const parts = routes.map((candidate, index) => ({
    candidate,
    amount: BigInt(Math.floor(amounts[index] ?? 0)),
  }));
  parts.sort((a, b) => (a.amount > b.amount ? -1 : a.amount < b.amount ? 1 : 0));
  const rest = parts.slice(1).reduce((left, { amount }) => left - amount, amountIn);
  return parts.map(({ candidate, amount }, index) => ({ candidate, amount: index === 0 ? rest : amount }));
}
