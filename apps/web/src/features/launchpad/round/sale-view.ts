import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import type { Demands } from '../join/admission.ts';
import type { Sale, SaleBuyer } from '../sale/sale.ts';
import type { SaleAction } from '../write/sale-action.ts';

/** A sale as a panel shows it. */
export type SaleView = {
  readonly sale: Sale;
  readonly demands: Demands;
  /** Chain seconds. */
  readonly time: bigint;
  /** Chain seconds of the last block: what the account gets is computed at it. */
  readonly blockTime: bigint;
  readonly onOpen: (action: SaleAction) => void;
};

/** The same with a connected account and its part. */
export type OwnView = SaleView & { readonly session: WalletSession; readonly buyer: SaleBuyer };
