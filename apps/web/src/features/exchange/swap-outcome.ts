import type { Address } from '@tradewind/rules/network/address';
import { maxUint256 } from 'viem';
import { type ExpectedOutcome, listHoldings } from '../../shared/simulation/judge-outcome.ts';
import type { SimulatedWrite } from '../../shared/simulation/simulated-write.ts';
import type { Currency } from '../../shared/token-list/currency.ts';
import { createSwapCalls, type SwapOrder } from './swap-calls.ts';
import { isPriceRefusal } from './swap-error.ts';
import { computeLimits } from './swap-limits.ts';

/** What a swap agrees to: at most this leaves, at least this arrives. */
export function toSwapExpectation(
  order: SwapOrder,
  account: Address,
  input: Currency,
  output: Currency,
): ExpectedOutcome {
  const limits = computeLimits(order);
  return {
    leaves: [{ currency: input, owner: account, limit: limits.amountIn }],
    arrives: [{ currency: output, owner: order.recipient, limit: limits.amountOut }],
  };
}

/** A swap as it would be sent now, but for its deadline. */
export function createSwapSimulation(
  order: SwapOrder,
  account: Address,
  input: Currency,
  expected: ExpectedOutcome,
): SimulatedWrite {
  const amount = computeLimits(order).amountIn;
  return {
    account,
    spends: input.kind === 'token' ? [{ token: input.address, spender: order.router, amount }] : [],
    candidates: createSwapCalls(order, maxUint256),
    forbidsOthers: isPriceRefusal,
    holdings: listHoldings(account, expected),
  };
}
