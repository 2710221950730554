import { computeMaximumAmountIn, computeMinimumAmountOut, type Trade } from '@tradewind/rules/exchange/trade';

/** The minimum output and the maximum input at this slippage. */
export function computeLimits({ trade, slippageBps }: { trade: Trade; slippageBps: number }) {
  return trade.kind === 'exact-in'
    ? { amountIn: trade.amountIn, amountOut: computeMinimumAmountOut(trade.amountOut, slippageBps) }
    : { amountIn: computeMaximumAmountIn(trade.amountIn, slippageBps), amountOut: trade.amountOut };
}

/**
 * The tolerated improvement over the confirmed price, at any slippage. Each block moves a price, which must not
 * require a second confirmation.
 */
const leastBandBps = 10;

/**
 * The reason not to send a confirmed trade at its current price `now` (undefined where the pools can't do it). It
 * breaks the limits, or the pools pay more. Sending the limits of a worse price would give the difference away.
 */
export function findPriceProblem(
  confirmed: { readonly trade: Trade; readonly slippageBps: number },
  now: Trade | undefined,
): 'slippage' | 'betterPrice' | undefined {
  const { trade, slippageBps } = confirmed;
  const limits = computeLimits(confirmed);
  if (!now || now.amountOut < limits.amountOut || now.amountIn > limits.amountIn) return 'slippage';
  const own = computeLimits({ trade: now, slippageBps: Math.max(slippageBps, leastBandBps) });
  return trade.amountOut < own.amountOut || trade.amountIn > own.amountIn ? 'betterPrice' : undefined;
}
