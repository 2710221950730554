import type { Pool } from '@tradewind/rules/exchange/pair';
import { refreshRouteIndex } from '@tradewind/rules/exchange/route';

type Joined = {
  readonly funded: readonly Pool[];
  readonly dust: readonly Pool[];
  readonly pools: readonly Pool[];
};

let last: Joined | undefined;

/**
 * The funded pools, then the dust pools that are not among them. The funded list wins for a pool in both. Equal
 * inputs give the identical list, and the route index carries over from list to list.
 */
export function joinPools(funded: readonly Pool[], dust: readonly Pool[]): readonly Pool[] {
  if (last?.funded === funded && last.dust === dust) return last.pools;
  const added = dust.filter(
    ({ token0, token1 }) => !funded.some((pool) => pool.token0 === token0 && pool.token1 === token1),
  );
  if (added.length === 0) return funded;
  const pools = [...funded, ...added];
  if (last) refreshRouteIndex(last.pools, pools);
  last = { funded, dust, pools };
  return pools;
}
