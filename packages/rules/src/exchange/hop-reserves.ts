import { findReserves } from './pair.ts';
import type { Route } from './route.ts';

export type HopReserves = { readonly reserveIn: bigint; readonly reserveOut: bigint };

/**
 * The reserves of a route's pool in the direction of its hop; throws RangeError where the pool lacks the hop's
 * token.
 */
export function getHopReserves({ path, pools }: Pick<Route, 'path' | 'pools'>, hop: number): HopReserves {
  const [pool, token] = [pools[hop], path[hop]];
  const reserves = pool && token && findReserves(pool, token);
  if (!reserves) throw new RangeError('a pool of the route does not hold the token of its place');
  return reserves;
}
