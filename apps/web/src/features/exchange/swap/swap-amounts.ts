import { toWriteAmount, type WriteAmount } from '../../../shared/transaction/write-amount.ts';
import { getRecipient, type SwapOrder } from './swap-order.ts';

/** Both amounts as the order quotes them; the side that is not exact is decided by the receipt. */
export function listSwapAmounts(order: SwapOrder): WriteAmount[] {
  const { trade, input, output, account } = order;
  const isExactIn = trade.kind === 'exact-in';
  return [
    toWriteAmount({ role: 'pay', raw: trade.amountIn, currency: input, account, isEstimate: !isExactIn }),
    toWriteAmount({
      role: 'receive',
      raw: trade.amountOut,
      currency: output,
      account: getRecipient(order),
      isEstimate: isExactIn,
    }),
  ];
}
