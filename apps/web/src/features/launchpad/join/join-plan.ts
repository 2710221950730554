import { messages } from '../../../shared/message/messages.ts';
import type { PaidWay } from '../../../shared/payment/payment.ts';
import { createPaidSteps } from '../../../shared/payment/paid-steps.ts';
import type { PlannedWrite } from '../../../shared/simulation/planned-write.ts';
import { listHoldings } from '../../../shared/simulation/verify-movements.ts';
import { formatExactCurrency } from '../../../shared/token-list/format-exact-currency.ts';
import type { TransactionPlan } from '../../../shared/transaction/transaction-plan.ts';
import { toWriteAmount } from '../../../shared/transaction/write-amount.ts';
import { toWriteIdentity } from '../../../shared/transaction/write-identity.ts';
import { createJoinCall } from '../write/create-sale-call.ts';
import { explainSaleRefusal } from '../write/explain-sale-refusal.ts';
import { toSaleTag } from '../write/sale-tag.ts';
import type { JoinOrder } from './join-order.ts';
import { reportJoin } from './report-join.ts';

const text = messages.launchpadWrite;
/** A signed allowance counts for so long, by the time of the chain. */
const deadlineSeconds = 20 * 60;

/** The steps of a join on the sale's chain, with the allowance that it needs. */
export function createJoinPlan(order: JoinOrder, paid: PaidWay): TransactionPlan {
  const { chain, account, sale, amount } = order;
  const currency = sale.pay;
  return {
    summary: text.joinSummary[sale.kind](formatExactCurrency(amount, currency)),
    identity: toWriteIdentity('sale-join', sale.address, amount),
    chainId: chain.chainId,
    amounts: [toWriteAmount({ role: 'pay', raw: amount, currency, account, isEstimate: false })],
    earlier: paid.made,
    silentWalletErrors: 'rejection',
    tag: toSaleTag(sale.address),
    doneTitle: text.joined,
    steps: [
      ...createPaidSteps(paid.payment, { chain, deadlineSeconds, createWrite: () => planJoin(order) }),
      { kind: 'indexed', waitUntilIndexed: (hash) => reportJoin(order, hash) },
    ],
  };
}

/** A join with its agreed movements: the payment leaves, nothing else. */
export function planJoin(
  { account, sale, amount, admission }: JoinOrder,
  { isBatch = false } = {},
): PlannedWrite {
  const expected = { leaves: [{ currency: sale.pay, owner: account, limit: amount }], arrives: [] };
  return {
    expected,
    explain: explainSaleRefusal,
    write: {
      account,
      spends: [{ token: sale.pay.address, spender: sale.address, amount }],
      isBatch,
      candidates: [createJoinCall(sale.address, amount, admission)],
      holdings: listHoldings(account, expected),
    },
  };
}
