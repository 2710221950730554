import type { Trade } from '@tradewind/rules/exchange/trade';

/**
 * The trade whose input the router is to be let take: the offered one, or the one that was accepted in its place for the same output where that costs
 * more. The API's price may be too low time after time, and what it says must not be approved for ever.
 */
export function findPayableTrade(offered: Trade, accepted: Trade | undefined): Trade {
  const isSame = accepted?.kind === 'exact-out' && offered.kind === 'exact-out';
  return isSame && accepted.amountOut === offered.amountOut && accepted.amountIn > offered.amountIn
    ? accepted
    : offered;
}
