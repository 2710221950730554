import { type Address, compareAddresses } from '../network/address.ts';
import { computeAmountIn, computeAmountOut, maximumReserve, type Pool } from './pair.ts';
import { findBestTrail, type SearchDirection, type Trail } from './route-search.ts';

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
 */
export function findBestRouteExactIn(
  pools: readonly Pool[],
  tokenIn: Address,
  tokenOut: Address,
  amountIn: bigint,
): Route | undefined {
  const trail = findBestTrail(pools, tokenIn, tokenOut, amountIn, exactIn);
  return trail && toForwardRoute(trail);
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
  const trail = findBestTrail(pools, tokenOut, tokenIn, amountOut, exactOut);
  return trail && toBackwardRoute(trail);
}

const exactIn: SearchDirection = {
  findFarAmount: (amountIn, reserveIn, reserveOut) => {
    if (reserveIn + amountIn > maximumReserve) return undefined;
    const amountOut = computeAmountOut(amountIn, reserveIn, reserveOut);
    return amountOut > 0n ? amountOut : undefined;
  },
  isBetter: (amountOut, than) => amountOut > than,
  compareEquals: (a, b) => compareRoutes(toForwardRoute(a), toForwardRoute(b)),
};

const exactOut: SearchDirection = {
  findFarAmount: (amountOut, reserveOut, reserveIn) => {
    if (amountOut >= reserveOut) return undefined;
    const amountIn = computeAmountIn(amountOut, reserveIn, reserveOut);
    return reserveIn + amountIn <= maximumReserve ? amountIn : undefined;
  },
  isBetter: (amountIn, than) => amountIn < than,
  compareEquals: (a, b) => compareRoutes(toBackwardRoute(a), toBackwardRoute(b)),
};

function toForwardRoute(trail: Trail): Route {
  return { path: trail.tokens, pools: trail.pools, amounts: trail.amounts };
}

function toBackwardRoute(trail: Trail): Route {
  return {
    path: toReversed(trail.tokens),
    pools: toReversed(trail.pools),
    amounts: toReversed(trail.amounts),
  };
}

function toReversed<T>(list: readonly T[]): readonly T[] {
  return list.reduceRight<T[]>((reversed, item) => [...reversed, item], []);
}

function compareRoutes(a: Route, b: Route): number {
  return a.pools.length - b.pools.length || compareAddressLists(a.path, b.path) || comparePools(a, b);
}

function comparePools(a: Route, b: Route): number {
  const addressesA = a.pools.map((pool) => pool.address);
  const addressesB = b.pools.map((pool) => pool.address);
  return compareAddressLists(addressesA, addressesB);
}

function compareAddressLists(a: readonly Address[], b: readonly Address[]): number {
  for (const [index, address] of a.entries()) {
    const other = b[index];
    const order = other === undefined ? 0 : compareAddresses(address, other);
    if (order !== 0) return order;
  }
  return 0;
}
