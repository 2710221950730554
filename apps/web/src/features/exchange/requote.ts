import type { Pool } from '@tradewind/rules/exchange/pair';
import { findBestRouteExactIn, findBestRouteExactOut } from '@tradewind/rules/exchange/route';
import { listParts, type Trade, toTrade } from '@tradewind/rules/exchange/trade';

type TradeAmounts = Pick<Trade, 'amountIn' | 'amountOut'>;

/** The pools that a trade passes. */
export function listPools(trade: Trade): readonly Pool[] {
  return listParts(trade).flatMap(({ route }) => route.pools);
}

/** What the trade takes and pays along its own pools with their reserves of now; undefined when they can no longer do it. */
export function requoteTrade(trade: Trade, pools: readonly Pool[]): TradeAmounts | undefined {
  const parts = listParts(trade).map((part) => requotePart(part, pools));
  return parts.reduce(
    (sum, part) =>
      sum && part && { amountIn: sum.amountIn + part.amountIn, amountOut: sum.amountOut + part.amountOut },
    { amountIn: 0n, amountOut: 0n },
  );
}

/** Only over the part's own pools: the search would else find a way that the transaction does not take. */
function requotePart(
  { kind, route: { pools: passed }, tokenIn, tokenOut, amountIn, amountOut }: Trade,
  all: readonly Pool[],
): TradeAmounts | undefined {
  const pools = all.filter(({ address }) => passed.some((pool) => pool.address === address));
  const route =
    kind === 'exact-in'
      ? findBestRouteExactIn(pools, tokenIn, tokenOut, amountIn)
      : findBestRouteExactOut(pools, tokenIn, tokenOut, amountOut);
  return route && toTrade(kind, route);
}

/** Whether a confirmed trade is no longer what the pools offer. */
export function isTradeChanged(confirmed: Trade, offered: Trade): boolean {
  return confirmed.kind !== offered.kind || toPartsKey(confirmed) !== toPartsKey(offered);
}

function toPartsKey(trade: Trade): string {
  const parts = listParts(trade).map(({ amountIn, amountOut, route }) => [amountIn, amountOut, route.path]);
  return parts.join(' ');
}
