import type { Transaction } from '@tradewind/db/database';
import type { Touched } from './list-touched.ts';
import { refreshArtworks } from './refresh-artworks.ts';
import { refreshAsks } from './refresh-asks.ts';
import { refreshBids } from './refresh-bids.ts';
import { refreshOffers } from './refresh-offers.ts';
import { refreshTerms } from './refresh-terms.ts';

/** Recomputes the derived rows of these keys; works after the listings, which decide who owns them. */
export async function refreshTouched(
  transaction: Transaction,
  chainId: number,
  { works, asks, bids, offers, markets }: Touched,
): Promise<void> {
  await refreshAsks(transaction, chainId, asks);
  await refreshBids(transaction, chainId, bids);
  await refreshOffers(transaction, chainId, offers);
  await refreshArtworks(transaction, chainId, works);
  await refreshTerms(transaction, chainId, markets);
}
