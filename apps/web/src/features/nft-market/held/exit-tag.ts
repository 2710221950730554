import type { Address } from 'viem';

/** Money that a market holds of an account beside its bids: an open offer, or a payment that failed. */
export type MoneyKind = 'offer' | 'credit';

/** The mark of writes about it in the stored transactions. */
export function toExitTag({ market, kind }: { readonly market: Address; readonly kind: MoneyKind }): string {
  return `nft-market-${kind} ${market.toLowerCase()}`;
}
