import { computeMaximumAmountIn, computeMinimumAmountOut, type Trade } from '@tradewind/rules/exchange/trade';
import type { Address } from '@tradewind/rules/network/address';
import type { Chain } from '../../../shared/chain/chain.ts';
import type { Payee } from '../../../shared/ens/recipient.ts';
import type { Currency } from '../../../shared/token-list/currency.ts';

/** A swap as the form orders it. It is displayed, approved, confirmed, simulated and sent; only the deadline is added. */
export type SwapOrder = {
  readonly chain: Chain;
  readonly account: Address;
  readonly router: Address;
  readonly trade: Trade;
  readonly input: Currency;
  readonly output: Currency;
  readonly slippageBps: number;
  /** The recipient of the output; null for the account itself. */
  readonly payee: Payee | null;
};

/** The account that receives the output. */
export function getRecipient({ payee, account }: SwapOrder): Address {
  return payee?.address ?? account;
}

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
