import type { Pool } from '@tradewind/rules/exchange/pair';
import { findBestRouteExactIn, findBestRouteExactOut } from '@tradewind/rules/exchange/route';
import { createRandomBits, type RandomInteger } from '@tradewind/rules/exchange/route.test-support';
import { hubCount, type PoolSet, toPoolToken } from './pool-set.ts';

export type RouteQuery = {
  readonly kind: 'exact-in' | 'exact-out';
  readonly tokenIn: Pool['token0'];
  readonly tokenOut: Pool['token0'];
  readonly amount: bigint;
};

/** Returns the amount that the best route pays or costs; undefined without a route. */
export type RouteSearch = (query: RouteQuery) => bigint | undefined;

export function createOurSearch(pools: readonly Pool[]): RouteSearch {
  return ({ kind, tokenIn, tokenOut, amount }) =>
    kind === 'exact-in'
      ? findBestRouteExactIn(pools, tokenIn, tokenOut, amount)?.amounts.at(-1)
      : findBestRouteExactOut(pools, tokenIn, tokenOut, amount)?.amounts[0];
}

/** Creates a query with random tokens, direction and size. In a hub set about half of the tokens are hubs. */
export function createRouteQuery(
  { kind, tokenCount }: Pick<PoolSet, 'kind' | 'tokenCount'>,
  random: RandomInteger,
): RouteQuery {
  const pick = () => random(kind === 'hub' && random(2) === 0 ? hubCount : tokenCount);
  const start = pick();
  let end = pick();
  while (end === start) end = pick();
  return {
    kind: random(2) === 0 ? 'exact-in' : 'exact-out',
    tokenIn: toPoolToken(start),
    tokenOut: toPoolToken(end),
    amount: createRandomBits(random, 50 + random(28)),
  };
}
