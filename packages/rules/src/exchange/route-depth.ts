import { getHopReserves } from './hop-reserves.ts';
import { keptPart } from './pair.ts';
import type { Route } from './route.ts';

/**
 * A route as one curve in float64: `amountOut = slope · amountIn / (1 + bend · amountIn)`, the composition of
 * its constant-product hops, without rounding. The slope is the price of the first unit.
 */
export type RouteDepth = { readonly slope: number; readonly bend: number };

/**
 * The curve of a route, independent of its amounts; throws RangeError where a pool does not contain its hop's
 * token.
 */
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
 * Divides `amountIn` over the routes for the largest total output: the last unit pays the same on each route,
 * and a route whose first unit pays less gets 0. Float64, in the order of the routes.
 */
export function divideAmountIn(depths: readonly RouteDepth[], amountIn: number): readonly number[] {
  const byPrice = [...depths];
  byPrice.sort((a, b) => b.slope - a.slope);
  // With price p of the last unit, a route gets (√(slope / p) − 1) / bend. The parts sum to amountIn at 1 / √p
  // = level.
  let [roots, bends, level] = [0, 0, 0];
  for (const { slope, bend } of byPrice) {
    if (level > 0 && Math.sqrt(slope) * level <= 1) break;
    roots += Math.sqrt(slope) / bend;
    bends += 1 / bend;
    level = (amountIn + bends) / roots;
  }
  return depths.map(({ slope, bend }) => Math.max(0, (Math.sqrt(slope) * level - 1) / bend));
}

/** The output of a route by its curve. */
export function estimateAmountOut({ slope, bend }: RouteDepth, amountIn: number): number {
  return (slope * amountIn) / (1 + bend * amountIn);
}
