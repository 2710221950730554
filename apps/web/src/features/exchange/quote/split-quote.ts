import type { Pool } from '@tradewind/rules/exchange/pair';
import { findBestSplitExactIn, type SplitCost } from '@tradewind/rules/exchange/split-route';
import type { Address } from '@tradewind/rules/network/address';
import { findFeeIn, type NetworkFee } from './fee-in.ts';
import type { Quote } from './quote.ts';
import { hopGas, routeGas } from './swap-gas.ts';

/**
 * The same quote, or its trade split over several routes where that
 * pays more after gas at `gasPrice`. An exact output is never split.
 */
export function splitQuote(quote: Quote, pools: readonly Pool[], gasPrice: NetworkFee): Quote {
  if (quote.kind !== 'trade' || quote.trade.kind !== 'exact-in') return quote;
  const { tokenIn, tokenOut, amountIn } = quote.trade;
  const cost = findCost(tokenOut, pools, gasPrice);
  const trade = cost && findBestSplitExactIn(pools, tokenIn, tokenOut, amountIn, cost);
  return trade?.split ? { kind: 'trade', trade } : quote;
}

/** Undefined without a route from the native coin: then the cost of a split is unknown. */
function findCost(
  tokenOut: Address,
  pools: readonly Pool[],
  { amount, wrappedNative }: NetworkFee,
): SplitCost | undefined {
  const [route, hop] = [routeGas, hopGas].map((gas) =>
    findFeeIn(tokenOut, { amount: gas * amount, wrappedNative }, pools),
  );
  // Rounded up, so that no split costs more than it gains.
  return route === undefined || hop === undefined ? undefined : { route: route + 1n, hop: hop + 1n };
}
