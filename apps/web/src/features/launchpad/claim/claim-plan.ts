import { messages } from '../../../shared/message/messages.ts';
import type { TransactionPlan } from '../../../shared/transaction/transaction-plan.ts';
import { toWriteIdentity } from '../../../shared/transaction/write-identity.ts';
import { getSaleDesk } from '../find-launchpad.ts';
import { formatClaim } from '../format-claim.ts';
import { createClaimCall } from '../write/create-sale-call.ts';
import { createExitPlan, type ExitOrder } from '../write/plan-sale-write.ts';
import { toSaleTag } from '../write/sale-tag.ts';

const text = messages.launchpadWrite;

export type ClaimOrder = ExitOrder & {
  /** Places of tranches, 100 for all due tranches, 1000 for the stream. */
  readonly rounds: readonly number[];
  /** Raw units of the sold token that are due at least. */
  readonly due: bigint;
};

/** Claims due tokens; the first claim ends the right to return the purchase. */
export function createClaimPlan(order: ClaimOrder): TransactionPlan {
  const { chain, account, sale, rounds, due } = order;
  return createExitPlan({
    chain,
    account,
    tag: toSaleTag(sale.address),
    summary: text.claimSummary(formatClaim(due, sale.token)),
    identity: toWriteIdentity('sale-claim', sale.address, ...rounds),
    doneTitle: text.claimed,
    call: createClaimCall(getSaleDesk(chain), sale.address, rounds),
    arrives: [{ currency: sale.token, owner: account, limit: due }],
  });
}
