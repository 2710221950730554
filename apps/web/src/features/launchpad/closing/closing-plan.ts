import type { Address } from 'viem';
import { messages } from '../../../shared/message/messages.ts';
import type { TransactionPlan } from '../../../shared/transaction/transaction-plan.ts';
import { toWriteIdentity } from '../../../shared/transaction/write-identity.ts';
import { createCloseCall, createFailCall, createTallyCall } from '../write/create-sale-call.ts';
import { createExitPlan, type ExitOrder } from '../write/plan-sale-write.ts';
import { toSaleTag } from '../write/sale-tag.ts';

const text = messages.launchpadWrite;

/** What anybody may do for a sale that is over, at the caller's cost: it pays nobody. */
export type Closing =
  /** Every commitment counts. */
  | { readonly way: 'close' }
  /** Counts all buyers, in rising order, for a level that the sale verifies. */
  | { readonly way: 'tally'; readonly level: bigint; readonly accounts: readonly Address[] }
  /** Cancels a sale that cannot end well. */
  | { readonly way: 'fail' };

export type ClosingOrder = ExitOrder & { readonly closing: Closing };

/** Settles or cancels a sale; nothing leaves the account and nothing arrives. */
export function createClosingPlan(order: ClosingOrder): TransactionPlan {
  const { chain, account, sale, closing } = order;
  const { way } = closing;
  return createExitPlan({
    chain,
    account,
    tag: toSaleTag(sale.address),
    summary: text.settleSummary[way],
    identity: toWriteIdentity('sale-settle', sale.address, way),
    doneTitle: text.settled[way],
    call: createCall(sale.address, closing),
    arrives: [],
  });
}

function createCall(sale: Address, closing: Closing) {
  if (closing.way === 'close') return createCloseCall(sale);
  if (closing.way === 'fail') return createFailCall(sale);
  return createTallyCall(sale, closing.level, closing.accounts);
}
