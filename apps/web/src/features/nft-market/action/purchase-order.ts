import type { ExactOutputOffer } from '../../../shared/site/exact-output-part.ts';
import type { Currency } from '../../../shared/token-list/currency.ts';
import type { WorkOrder, WorkTerms } from './work-order.ts';

/** The purchase of a work at its price. */
export type BuyOrder = WorkOrder & { readonly terms: Extract<WorkTerms, { action: 'buy' }> };

/** The same paid in another currency, which becomes exactly the price in the same transaction. */
export type PurchaseOrder = {
  readonly buy: BuyOrder;
  readonly input: Currency;
  readonly offer: ExactOutputOffer;
};

export function isBuyOrder(order: WorkOrder): order is BuyOrder {
  return order.terms.action === 'buy';
}
