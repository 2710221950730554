import type { Pool } from '@tradewind/rules/exchange/pair';
import { findBestRouteExactIn, findBestRouteExactOut } from '@tradewind/rules/exchange/route';
import { computeSplitGain, listParts, type Trade, toTrade } from '@tradewind/rules/exchange/trade';

/**
 * `requoteTrade`, with a split compared again with its single route, which replaces it where it pays as much after
 * gas. Undefined where a split has no comparison.
 */
export function requoteOffer(trade: Trade, pools: readonly Pool[]): Trade | undefined {
  const own = requoteTrade(trade, pools);
  if (!trade.split) return own;
  const single = requotePart(trade.split.single, pools);
  if (!own?.split || !single) return single;
  const compared = { ...own, split: { ...own.split, single } };
  return computeSplitGain(compared) > compared.split.cost ? compared : single;
}

/** The trade along its own pools with their current reserves; undefined when they can no longer do it. */
export function requoteTrade(trade: Trade, pools: readonly Pool[]): Trade | undefined {
  const parts = listParts(trade).flatMap((part) => requotePart(part, pools) ?? []);
  const [largest] = parts;
  if (!largest || parts.length < listParts(trade).length) return undefined;
  if (!trade.split) return largest;
  const sum = (side: 'amountIn' | 'amountOut') => parts.reduce((total, part) => total + part[side], 0n);
  const amounts = { amountIn: sum('amountIn'), amountOut: sum('amountOut') };
  return { ...trade, ...amounts, route: largest.route, split: { ...trade.split, parts } };
}

/** Only over the part's own pools: the search could otherwise find a route that the transaction does not take. */
function requotePart(
  { kind, route: { pools: passed }, tokenIn, tokenOut, amountIn, amountOut }: Trade,
  all: readonly Pool[],
): Trade | undefined {
  const pools = all.filter(({ address }) => passed.some((pool) => pool.address === address));
  const route =
    kind === 'exact-in'
      ? findBestRouteExactIn(pools, tokenIn, tokenOut, amountIn)
      : findBestRouteExactOut(pools, tokenIn, tokenOut, amountOut);
  return route && toTrade(kind, route);
}

/** Whether a confirmed trade differs from the pools' current offer. */
export function isTradeChanged(confirmed: Trade, offered: Trade): boolean {
  return confirmed.kind !== offered.kind || toPartsKey(confirmed) !== toPartsKey(offered);
}

function toPartsKey(trade: Trade): string {
  const parts = listParts(trade).map(({ amountIn, amountOut, route }) => [amountIn, amountOut, route.path]);
  return parts.join(' ');
}

/** The pools of a trade's routes. */
export function listPools(trade: Trade): readonly Pool[] {
  return listParts(trade).flatMap(({ route }) => route.pools);
}

/** Those, and the pools of the single route that a split is compared with. */
export function listComparedPools(trade: Trade): readonly Pool[] {
  const pools = [...listPools(trade), ...(trade.split?.single.route.pools ?? [])];
  return [...new Map(pools.map((pool) => [pool.address, pool])).values()];
}
