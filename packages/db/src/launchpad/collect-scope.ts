/**
 * What the keeper collects for the buyers of a sale; the item is the sale. Change and tokens of a settled one, the tokens
 * as all due tranches or as the due part of the stream; the refund of a dead one.
 */
export type SaleCollectKind = 'change' | 'refund' | 'tokens' | 'stream';

/** The name of this area in the requests. */
export const saleCollectArea = 'launchpad';

/** The collections of a kind that this area has relayed. */
export function toSaleCollectScope(chainId: number, kind: SaleCollectKind) {
  return { chainId, area: saleCollectArea, kind } as const;
}
