import type { Address } from 'viem';
import type { Chain } from '../../../shared/chain/chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { Currency } from '../../../shared/token-list/currency.ts';
import { formatSummaryAmount } from '../../../shared/token-list/format-currency-amount.ts';
import type { TransactionPlan } from '../../../shared/transaction/transaction-plan.ts';
import { toWriteAmount } from '../../../shared/transaction/write-amount.ts';
import { toWriteIdentity } from '../../../shared/transaction/write-identity.ts';
import type { WrapKind } from '../quote/quote.ts';

export type WrapOrder = {
  readonly chain: Chain;
  readonly account: Address;
  readonly kind: WrapKind;
  readonly amount: bigint;
  readonly input: Currency;
  readonly output: Currency;
};

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
