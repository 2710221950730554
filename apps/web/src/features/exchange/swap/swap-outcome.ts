import { maxUint256 } from 'viem';
import { listHoldings } from '../../../shared/simulation/judge-outcome.ts';
import type { PlannedWrite } from '../../../shared/simulation/planned-write.ts';
import { createSwapCalls } from './swap-calls.ts';
import { explainSwapRefusal, isPriceRefusal } from './swap-error.ts';
import { computeLimits } from './swap-limits.ts';
import { type OrderedTrade, toSwapOrder } from './swap-order.ts';

/** A swap with its agreed outcome: maximum outgoing and minimum incoming. Deadline in chain time, by default none. */
export function planSwap(trade: OrderedTrade, deadline: bigint = maxUint256): PlannedWrite {
  const { input, output, session } = trade;
  const order = toSwapOrder(trade);
  const { amountIn, amountOut } = computeLimits(order);
  const expected = {
    leaves: [{ currency: input, owner: session.account, limit: amountIn }],
    arrives: [{ currency: output, owner: order.recipient, limit: amountOut }],
  };
  return {
    expected,
    explain: explainSwapRefusal,
    write: {
      account: session.account,
      spends:
        input.kind === 'token' ? [{ token: input.address, spender: order.router, amount: amountIn }] : [],
      candidates: createSwapCalls(order, deadline),
      forbidsOthers: isPriceRefusal,
      holdings: listHoldings(session.account, expected),
    },
  };
}
