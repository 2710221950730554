import { backward, forward, type HopDirection } from './hop-direction.ts';
import { createHopIndex, refreshReserves } from './hop-index.ts';
import type { PoolArrays } from './pool-arrays.ts';
import { type FlatRoute, searchBestRoute } from './route-search.ts';

export type RouteFinder = {
  /**
   * The route that pays the most `tokenOut` for `amountIn`; tokens by index in `PoolArrays`, amounts in raw
   * units.
   */
  readonly findExactIn: FindRoute;
  /** The route that costs the least `tokenIn` for `amountOut`. */
  readonly findExactOut: FindRoute;
  /** Call it after both reserves of the pool at this index were changed in the arrays. */
  readonly refreshReserves: (pool: number) => void;
};

/** Undefined when there is no route. No route uses an `avoided` token between its ends. */
export type FindRoute = (
  tokenIn: number,
  tokenOut: number,
  amount: bigint,
  avoided?: ReadonlySet<number>,
) => FlatRoute | undefined;

/**
 * Finds the best route of at most three hops over flat pools, exactly (`computeAmountOut`, `computeAmountIn`
 * hop after hop). Every route that visits no token twice counts, except where a hop pays 0, takes a whole
 * reserve or fills one over `maximumReserve`. Ties: fewer hops, then the path lower in address order, then the
 * pools by `comparePools`, by default by index. The arrays stay the caller's; the index takes 64 bytes a pool.
 */
export function createRouteFinder(
  pools: PoolArrays,
  comparePools = (a: number, b: number): number => a - b,
): RouteFinder {
  const index = createHopIndex(pools);
  const find = (
    start: number,
    end: number,
    amount: bigint,
    direction: HopDirection,
    avoided?: ReadonlySet<number>,
  ) => {
    const areKnown = [start, end].every((token) => pools.tokens[token] !== undefined);
    return areKnown
      ? searchBestRoute({ index, query: { start, end, amount, direction, avoided }, comparePools })
      : undefined;
  };
  return {
    findExactIn: (tokenIn, tokenOut, amountIn, avoided) =>
      find(tokenIn, tokenOut, amountIn, forward, avoided),
    findExactOut: (tokenIn, tokenOut, amountOut, avoided) =>
      find(tokenOut, tokenIn, amountOut, backward, avoided),
    refreshReserves: (pool) => refreshReserves(index, pool),
  };
}
