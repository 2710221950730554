import { useInfiniteQuery } from '@tanstack/react-query';
import { offerListSchema, type WireOffer } from '@tradewind/schema/nft-market/offer';
import type { Address } from 'viem';
import { fetchFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import { createFactKey } from '../../../shared/chain/chain-key.ts';
import { mapReading, type Reading, toReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { useIndexReading } from '../../../shared/live/use-index-reading.ts';
import type { Offer } from './offer.ts';

const pollMs = 15_000;
/** A list of several pages is read page by page. */
const longPollMs = 60_000;
const pageSize = 20;

const firstPage: string | null = null;

/** The open offers of a collection, from the index, best first and page by page. */
export function useListedOffers(collection: Address) {
  const chain = useChain();
  const query = useInfiniteQuery({
    queryKey: createFactKey(chain, 'nft-market-offers', collection),
    queryFn: ({ pageParam, signal }) => {
      const from = pageParam === null ? {} : { cursor: pageParam };
      const page = new URLSearchParams({ collection, pageSize: String(pageSize), ...from });
      return fetchFromApi({ chain, path: `/Artworks/offers?${page}`, schema: offerListSchema, signal });
    },
    initialPageParam: firstPage,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: ({ state }) => ((state.data?.pages.length ?? 0) > 1 ? longPollMs : pollMs),
  });
  const listed: Reading<readonly Offer[]> = useIndexReading(
    mapReading(toReading(query), ({ pages }) => pages.flatMap(({ offers }) => offers.map(toOffer))),
  );
  return {
    listed,
    hasMore: query.hasNextPage,
    fetchMore: () => void query.fetchNextPage(),
    isFetchingMore: query.isFetchingNextPage,
  };
}

function toOffer({ bidder, price, count, until }: WireOffer): Offer {
  return { bidder, price: BigInt(price), count, until: BigInt(until) };
}
