import { type Address, compareAddresses } from '../network/address.ts';
import type { Pool } from './pair.ts';
import { type NumberedPools, toPoolArrays } from './pool-arrays.ts';
import { createRouteFinder, type RouteFinder } from './route-finder.ts';

/**
 * A way from one token to another: `path[i]` is swapped to `path[i + 1]` through `pools[i]`;
 * `amounts` holds one raw amount per token of the path.
 */
export type Route = {
  readonly path: readonly Address[];
  readonly pools: readonly Pool[];
  readonly amounts: readonly bigint[];
};

/**
 * The route of at most three hops that pays the most `tokenOut` for `amountIn` (raw units), by `computeAmountOut` hop after hop.
 * Exact: every route that visits no token twice counts; out are those where a hop pays 0 or fills a reserve over `maximumReserve`.
 * Equal outputs: fewer hops, then the path lower in address order, then the pools. Undefined when there is no route.
 * The pools are indexed once per array, which must not change afterwards.
 */
export function findBestRouteExactIn(
  pools: readonly Pool[],
  tokenIn: Address,
  tokenOut: Address,
  amountIn: bigint,
): Route | undefined {
  return findRoute(pools, { kind: 'findExactIn', tokenIn, tokenOut, amount: amountIn });
}

/**
 * The route of at most three hops that costs the least `tokenIn` for `amountOut` (raw units), by `computeAmountIn` from the end.
 * Exact, with the same conditions and order of equals as `findBestRouteExactIn`. Undefined when there is no route.
 */
export function findBestRouteExactOut(
  pools: readonly Pool[],
  tokenIn: Address,
  tokenOut: Address,
  amountOut: bigint,
): Route | undefined {
  return findRoute(pools, { kind: 'findExactOut', tokenIn, tokenOut, amount: amountOut });
}

type RouteRequest = {
  readonly kind: 'findExactIn' | 'findExactOut';
  readonly tokenIn: Address;
  readonly tokenOut: Address;
  readonly amount: bigint;
};

function findRoute(pools: readonly Pool[], request: RouteRequest): Route | undefined {
  const { tokens, findToken, finder } = getIndexed(pools);
  const [start, end] = [findToken(request.tokenIn), findToken(request.tokenOut)];
  if (start === undefined || end === undefined) return undefined;
  const route = finder[request.kind](start, end, request.amount);
  return (
    route && {
      path: route.path.flatMap((token) => tokens[token] ?? []),
      pools: route.pools.flatMap((pool) => pools[pool] ?? []),
      amounts: route.amounts,
    }
  );
}

type IndexedPools = NumberedPools & { readonly finder: RouteFinder };

const indexed = new WeakMap<readonly Pool[], IndexedPools>();

function getIndexed(pools: readonly Pool[]): IndexedPools {
  const known = indexed.get(pools);
  if (known) return known;
  const arrays = toPoolArrays(pools);
  const finder = createRouteFinder(arrays, (a, b) => {
    const [poolA, poolB] = [pools[a], pools[b]];
    return poolA && poolB ? compareAddresses(poolA.address, poolB.address) : 0;
  });
  const added = { ...arrays, finder };
  indexed.set(pools, added);
  return added;
}
