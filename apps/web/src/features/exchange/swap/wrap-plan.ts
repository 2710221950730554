import { messages } from '../../../shared/message/messages.ts';
import { formatSummaryAmount } from '../../../shared/token-list/format-currency-amount.ts';
import type { TransactionPlan } from '../../../shared/transaction/transaction-plan.ts';
import { toWriteAmount } from '../../../shared/transaction/write-amount.ts';
import { toWriteIdentity } from '../../../shared/transaction/write-identity.ts';
import type { WrapOrder } from './wrap-order.ts';

/** One for one between the native coin and its wrapped form, without the router. */
export function createWrapPlan(order: WrapOrder): TransactionPlan {
  const { chain, account, kind, amount, input, output } = order;
  const exact = { raw: amount, account, isEstimate: false };
  return {
    summary: messages.exchange.summary[kind](
      formatSummaryAmount(amount, input),
      formatSummaryAmount(amount, output),
    ),
    identity: toWriteIdentity(kind, amount),
    amounts: [
      toWriteAmount({ ...exact, role: 'pay', currency: input }),
      toWriteAmount({ ...exact, role: 'receive', currency: output }),
    ],
    chainId: chain.chainId,
    steps: [
      { kind: 'switch-chain' },
      {
        kind: 'send',
        createWrite: async () => {
          const { planWrap } = await import('./wrap-write.ts');
          return planWrap(order);
        },
      },
      { kind: 'receipt' },
    ],
  };
}
