import { type Address, compareAddresses } from '../network/address.ts';
import type { Pool } from './pair.ts';
import { type NumberedPools, toPoolArrays } from './pool-arrays.ts';
import { createRouteFinder, type RouteFinder } from './route-finder.ts';

/**
 * A path from one token to another: `path[i]` is swapped to `path[i + 1]` through `pools[i]`; `amounts` has one
 * raw amount per token of the path.
 */
export type Route = {
  readonly path: readonly Address[];
  readonly pools: readonly Pool[];
  readonly amounts: readonly bigint[];
};

/**
 * The route of at most three hops that pays the most `tokenOut` for `amountIn` (raw units), by
 * `computeAmountOut` hop after hop. It is exact: every route that visits no token twice counts, except where a
 * hop pays 0 or fills a reserve over `maximumReserve`. Ties: fewer hops, then the path lower in address order,
 * then the pools. Undefined when there is no route. The pools are indexed once per array, which must not change
 * afterwards; `refreshRouteIndex` moves an index to the next one.
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
 * The route of at most three hops that costs the least `tokenIn` for `amountOut` (raw units), by
 * `computeAmountIn` from the end. Conditions and ties are those of `findBestRouteExactIn`. Undefined when there
 * is no route.
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

/** `pools` is the list that the index represents now. */
type IndexedPools = NumberedPools & { readonly finder: RouteFinder; pools: readonly Pool[] };

const indexed = new WeakMap<readonly Pool[], IndexedPools>();

function getIndexed(pools: readonly Pool[]): IndexedPools {
  const known = indexed.get(pools);
  if (known) return known;
  const arrays = toPoolArrays(pools);
  const finder = createRouteFinder(arrays, (a, b) => {
    const [poolA, poolB] = [added.pools[a], added.pools[b]];
    return poolA && poolB ? compareAddresses(poolA.address, poolB.address) : 0;
  });
  const added: IndexedPools = { ...arrays, finder, pools };
  indexed.set(pools, added);
  return added;
}

/**
 * Moves the index of `before` to `after`, in place, by the pools with changed reserves: it compares every
 * element and updates the changed ones. Where pools were added, removed or moved, or `before` has no index,
 * `after` gets its own with its first route. Routes are the same either way; `before` is indexed again on
 * demand.
 */
export function refreshRouteIndex(before: readonly Pool[], after: readonly Pool[]): void {
  const index = indexed.get(before);
  const changed = index && before !== after && findChangedPlaces(before, after);
  if (!changed) return;
  indexed.delete(before);
  for (const place of changed) {
    const pool = after[place];
    if (!pool) continue;
    index.reserve0[place] = pool.reserve0;
    index.reserve1[place] = pool.reserve1;
    index.finder.refreshReserves(place);
  }
  index.pools = after;
  indexed.set(after, index);
}

/** The indexes of the pools that are not the same objects; undefined where one of them is another pool. */
function findChangedPlaces(before: readonly Pool[], after: readonly Pool[]): readonly number[] | undefined {
  if (before.length !== after.length) return undefined;
  const changed: number[] = [];
  for (let place = 0; place < after.length; place += 1) {
    const known = before[place];
    const pool = after[place];
    if (known === pool) continue;
    if (known?.address !== pool?.address || known?.token0 !== pool?.token0 || known?.token1 !== pool?.token1)
      return undefined;
    changed.push(place);
  }
  return changed;
}
