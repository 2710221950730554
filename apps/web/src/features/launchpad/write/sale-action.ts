import type { Sale, SaleBuyer } from '../sale/sale.ts';
import type { Closing } from '../closing/closing-plan.ts';
import type { RefundOrder } from '../refund/refund-plan.ts';

/** What the account of a panel starts; amounts are those of the click. */
export type SaleAction =
  | { readonly kind: 'schedule' }
  | { readonly kind: 'progress' }
  | { readonly kind: 'disclaimer'; readonly symbol: string }
  | {
      readonly kind: 'claim';
      readonly rounds: readonly number[];
      readonly due: bigint;
      /** The first claim inside the refund window: it ends the right to return the purchase. */
      readonly endsRefund: boolean;
    }
  | {
      readonly kind: 'refund';
      readonly way: RefundOrder['way'];
      readonly amount: bigint;
      /** Raw units of the sold token that are given up. */
      readonly tokens: bigint;
    }
  | { readonly kind: 'settle'; readonly way: Closing['way'] };

/** An action with the sale and the account's part of its click: its dialog outlives the panel's state. */
export type OpenedSaleAction = {
  readonly action: SaleAction;
  readonly sale: Sale;
  readonly buyer: SaleBuyer | undefined;
  /** Chain seconds of the last block. */
  readonly time: bigint;
};
