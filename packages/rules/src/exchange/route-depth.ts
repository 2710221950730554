import { getHopReserves } from './hop-reserves.ts';
import { keptPart } from './pair.ts';
import type { Route } from './route.ts';

/**
 * A route as one curve in float64: `amountOut = slope · amountIn / (1 + bend · amountIn)`, which hops of constant product make
 * together, but for rounding. The slope is the price of the first unit.
 */
export type RouteDepth = { readonly slope: number; readonly bend: number };

/** The curve of a route, whatever its amounts; throws RangeError where a pool does not hold the token of its place. */
export function computeRouteDepth(route: Route): RouteDepth {
  let [slope, bend] = [1, 0];
  for (const hop of route.pools.keys()) {
    const reserves = getHopReserves(route, hop);
    const reserveIn = Number(reserves.reserveIn);
    bend += (slope * keptPart) / reserveIn;
    slope *= (keptPart * Number(reserves.reserveOut)) / reserveIn;
  }
  return { slope, bend };
}

/**
 * How much of `amountIn` each route gets so that together they pay the most: the last unit then pays the same on each, and a
 * route whose first unit pays less than that gets 0. Float64, in the order of the routes.
 */
export function divideAmountIn(depths: readonly RouteDepth[], amountIn: number): readonly number[] {
  const byPrice = [...depths];
  byPrice.sort((a, b) => b.slope - a.slope);
  // With price p of the last unit, a route gets (√(slope / p) − 1) / bend; they add up to amountIn at 1 / √p = level.
  let [roots, bends, level] = [0, 0, 0];
  for (const { slope, bend } of byPrice) {
    if (level > 0 && Math.sqrt(slope) * level <= 1) break;
    roots += Math.sqrt(slope) / bend;
    bends += 1 / bend;
    level = (amountIn + bends) / roots;
  }
  return depths.map(({ slope, bend }) => Math.max(0, (Math.sqrt(slope) * level - 1) / bend));
}

/** What a route pays by its curve. */
export function estimateAmountOut({ slope, bend }: RouteDepth, amountIn: number): number {
  return (slope * amountIn) / (1 + bend * amountIn);
}
