import { offerListSchema, type WireOffer } from '@tradewind/schema/nft-market/offer';
import type { Address } from 'viem';
import { fetchFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import { createFactKey } from '../../../shared/chain/chain-key.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { useIndexPages } from '../../../shared/live/index-pages.query.ts';
import type { Offer } from './offer.ts';

/** The open offers of a collection, best first. */
export function useListedOffers(collection: Address) {
  const chain = useChain();
  return useIndexPages({
    queryKey: createFactKey(chain, 'nft-market-offers', collection),
    fetchPage: (query, signal) => {
      query.set('collection', collection);
      return fetchFromApi({ chain, path: `/Artworks/offers?${query}`, schema: offerListSchema, signal });
    },
    listRows: ({ offers }) => offers.map(toOffer),
  });
}

function toOffer({ bidder, price, count, until }: WireOffer): Offer {
  return { bidder, price: BigInt(price), count, until: BigInt(until) };
}
