import type { Address } from 'viem';
import type { Chain } from '../../../shared/chain/chain.ts';
import type { PaidWay } from '../../../shared/payment/payment.ts';
import type { PlannedWrite } from '../../../shared/simulation/planned-write.ts';
import type { ExactOutputOffer } from '../../../shared/site/exact-output-part.ts';
import type { Currency, Token } from '../../../shared/token-list/currency.ts';
import type { TransactionPlan } from '../../../shared/transaction/transaction-plan.ts';
import type { WorkOrder, WorkTerms } from './work-order.ts';

/** The purchase of a work at its price. */
export type BuyOrder = WorkOrder & { readonly terms: Extract<WorkTerms, { action: 'buy' }> };

/** What a market sells for an amount of its quote token: one work, or several in one call. */
export type Purchase = {
  readonly chain: Chain;
  readonly account: Address;
  readonly market: Address;
  readonly quote: Token;
  readonly price: bigint;
  readonly title: string;
  /** What a swap to exactly the price does. */
  readonly about: string;
  /** The call of the market in the quote token, with its agreed movements. */
  readonly planned: PlannedWrite;
  readonly createPlan: (paid: PaidWay) => TransactionPlan;
  /** Right before the wallet opens: throws where the market sells something else now, or for another price. */
  readonly check: () => Promise<void>;
};

/** The same paid in another currency, which becomes exactly the price in the same transaction. */
export type PurchaseOrder = {
  readonly bought: Purchase;
  readonly input: Currency;
  readonly offer: ExactOutputOffer;
};

export function isBuyOrder(order: WorkOrder): order is BuyOrder {
  return order.terms.action === 'buy';
}
