import type { Pool } from '@tradewind/rules/exchange/pair';
import { findBestRouteExactIn, findBestRouteExactOut } from '@tradewind/rules/exchange/route';
import { type Trade, toTrade } from '@tradewind/rules/exchange/trade';

/** The trade along its own pools with their reserves of now; undefined when they can no longer do it. */
export function requoteTrade(
  { kind, tokenIn, tokenOut, amountIn, amountOut }: Trade,
  pools: readonly Pool[],
): Trade | undefined {
  const route =
    kind === 'exact-in'
      ? findBestRouteExactIn(pools, tokenIn, tokenOut, amountIn)
      : findBestRouteExactOut(pools, tokenIn, tokenOut, amountOut);
  return route && toTrade(kind, route);
}

/** Whether a confirmed trade is no longer what the pools offer. */
export function isTradeChanged(confirmed: Trade, offered: Trade): boolean {
  return (
    confirmed.kind !== offered.kind ||
    confirmed.amountIn !== offered.amountIn ||
    confirmed.amountOut !== offered.amountOut ||
    confirmed.route.path.join() !== offered.route.path.join()
  );
}
