import type { Pool } from '@tradewind/rules/exchange/pair';
import { findBestSplitExactIn, type SplitCost } from '@tradewind/rules/exchange/split-route';
import type { Address } from '@tradewind/rules/network/address';
import { findFeeIn, type NetworkFee } from './fee-in.ts';
import type { Quote } from './quote.ts';

/** Gas of each further route and hop of a split, rounded up from what contracts/bench measures. */
const [routeGas, hopGas] = [10_000n, 35_000n];

/**
 * The same quote, or its trade divided over several routes where that pays more after gas, of which a unit costs `gasPrice`; an exact
 * output is never divided.
 */
export function splitQuote(quote: Quote, pools: readonly Pool[], gasPrice: NetworkFee): Quote {
  if (quote.kind !== 'trade' || quote.trade.kind !== 'exact-in') return quote;
  const { tokenIn, tokenOut, amountIn } = quote.trade;
  const cost = findCost(tokenOut, pools, gasPrice);
  const trade = cost && findBestSplitExactIn(pools, tokenIn, tokenOut, amountIn, cost);
  return trade?.split ? { kind: 'trade', trade } : quote;
}

/** Undefined where no pool tells what gas is worth: then nobody knows whether a split pays. */
function findCost(
  tokenOut: Address,
  pools: readonly Pool[],
  { amount, wrappedNative }: NetworkFee,
): SplitCost | undefined {
  const [route, hop] = [routeGas, hopGas].map((gas) =>
    findFeeIn(tokenOut, { amount: gas * amount, wrappedNative }, pools),
  );
  // Rounded up, so that no split pays less than it costs.
  return route === undefined || hop === undefined ? undefined : { route: route + 1n, hop: hop + 1n };
}
