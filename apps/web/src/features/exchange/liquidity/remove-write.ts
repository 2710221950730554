import { computeMinimumAmountOut } from '@tradewind/rules/exchange/trade';
import { maxUint256 } from 'viem';
import { listHoldings } from '../../../shared/simulation/verify-movements.ts';
import type { PlannedWrite } from '../../../shared/simulation/planned-write.ts';
import { explainLiquidityRefusal } from './liquidity-error.ts';
import { createRemoveCalls, type RemoveOrder } from './remove-calls.ts';
import { toShareToken } from './share-token.ts';
import type { LiquiditySending } from './supply-write.ts';

/**
 * A withdrawal with its agreed movements: these pool tokens leave, and at least these amounts of both tokens arrive.
 * Deadline in chain time, by default none.
 */
export function planRemoval(
  order: RemoveOrder,
  { deadline = maxUint256, isBatch = false }: LiquiditySending = {},
): PlannedWrite {
  const { chain, pair, a, b, removal, slippageBps, recipient, router } = order;
  const { liquidity, amountA, amountB } = removal;
  const toMinimum = (amount: bigint) => computeMinimumAmountOut(amount, slippageBps);
  const expected = {
    leaves: [{ currency: toShareToken(chain, pair), owner: recipient, limit: liquidity }],
    arrives: [
      { currency: a, owner: recipient, limit: toMinimum(amountA) },
      { currency: b, owner: recipient, limit: toMinimum(amountB) },
    ],
  };
  return {
    expected,
    explain: explainLiquidityRefusal,
    write: {
      account: recipient,
      spends: [{ token: pair, spender: router, amount: liquidity }],
      isBatch,
      candidates: createRemoveCalls(order, deadline),
      holdings: listHoldings(recipient, expected),
    },
  };
}
