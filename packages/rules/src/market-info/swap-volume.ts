import type { PricedToken, TokenPricesUsdE18 } from './observed-pool.ts';
import { findValueUsdE18 } from './token-value.ts';

/** One swap of a pool: the amounts in and out, in raw units. */
export type SwapAmounts = {
  readonly tokenIn: PricedToken;
  readonly tokenOut: PricedToken;
  readonly amountIn: bigint;
  readonly amountOut: bigint;
};

/**
 * USD volume of a swap, scaled by 10^18, rounded down: the mean of both sides' values, or the known one.
 * Undefined when neither token has a known price.
 */
export function computeSwapVolumeUsdE18(swap: SwapAmounts, prices: TokenPricesUsdE18): bigint | undefined {
  const valueIn = findValueUsdE18(swap.tokenIn, swap.amountIn, prices);
  const valueOut = findValueUsdE18(swap.tokenOut, swap.amountOut, prices);
  if (valueIn === undefined || valueOut === undefined) return valueIn ?? valueOut;
  return (valueIn + valueOut) / 2n;
}
