import type { Trade } from '@tradewind/rules/exchange/trade';

/**
 * The trade whose input is approved. It is the offered one, or the accepted one where that costs more for the same
 * output. The API's price may be too low repeatedly, which must not cause repeated approvals.
 */
export function findPayableTrade(offered: Trade, accepted: Trade | undefined): Trade {
  const isSame = accepted?.kind === 'exact-out' && offered.kind === 'exact-out';
  return isSame && accepted.amountOut === offered.amountOut && accepted.amountIn > offered.amountIn
    ? accepted
    : offered;
}
