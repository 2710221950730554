import { messages } from '../../../shared/message/messages.ts';
import type { TransactionPlan } from '../../../shared/transaction/transaction-plan.ts';
import { toWriteIdentity } from '../../../shared/transaction/write-identity.ts';
import { formatClaim } from '../format-claim.ts';
import { createChangeCall, createRefundCall, createRefundForCall } from '../write/create-sale-call.ts';
import { createExitPlan, type ExitOrder } from '../write/plan-sale-write.ts';
import { toSaleTag } from '../write/sale-tag.ts';

const text = messages.launchpadWrite;

export type RefundOrder = ExitOrder & {
  /**
   * `change`: the part of a commitment that does not count. `window`: the purchase, which gives up the tokens.
   * `dead`: everything that was paid into a sale that ended badly.
   */
  readonly way: 'change' | 'window' | 'dead';
  /** Raw units of the payment token. */
  readonly amount: bigint;
};

/** Money of a sale that comes back to the account. */
export function createRefundPlan(order: RefundOrder): TransactionPlan {
  const { chain, account, sale, way, amount } = order;
  const calls = {
    change: () => createChangeCall(sale.address, account),
    window: () => createRefundCall(sale.address, amount),
    dead: () => createRefundForCall(sale.address, account),
  };
  return createExitPlan({
    chain,
    account,
    tag: toSaleTag(sale.address),
    summary: text.refundSummary[way](formatClaim(amount, sale.pay)),
    identity: toWriteIdentity('sale-refund', sale.address, way),
    doneTitle: text.refunded[way],
    call: calls[way](),
    arrives: [{ currency: sale.pay, owner: account, limit: amount }],
  });
}
