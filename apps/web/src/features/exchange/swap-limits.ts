import { computeMaximumAmountIn, computeMinimumAmountOut, type Trade } from '@tradewind/rules/exchange/trade';

/** The least that comes out and the most that goes in at this slippage. */
export function computeLimits({ trade, slippageBps }: { trade: Trade; slippageBps: number }) {
  return trade.kind === 'exact-in'
    ? { amountIn: trade.amountIn, amountOut: computeMinimumAmountOut(trade.amountOut, slippageBps) }
    : { amountIn: computeMaximumAmountIn(trade.amountIn, slippageBps), amountOut: trade.amountOut };
}

/** So much better may the pools pay than what was confirmed, whatever the slippage: a block moves a price, and a trade is not asked for twice for that. */
const leastBandBps = 10;

/**
 * Why a confirmed trade must not be sent, when the pools make it `now` (undefined where they can't): they break its limits, or they pay more, and whoever
 * sends the limits of a worse price gives the difference away.
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
