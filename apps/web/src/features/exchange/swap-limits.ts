import { computeMaximumAmountIn, computeMinimumAmountOut, type Trade } from '@tradewind/rules/exchange/trade';

/** The least that comes out and the most that goes in at this slippage. */
export function computeLimits({ trade, slippageBps }: { trade: Trade; slippageBps: number }) {
  return trade.kind === 'exact-in'
    ? { amountIn: trade.amountIn, amountOut: computeMinimumAmountOut(trade.amountOut, slippageBps) }
    : { amountIn: computeMaximumAmountIn(trade.amountIn, slippageBps), amountOut: trade.amountOut };
}
