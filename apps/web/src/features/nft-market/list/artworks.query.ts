import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { WireArtwork } from '@tradewind/schema/nft-market/artwork';
import type { Chain } from '../../../shared/chain/chain.ts';
import { createFactKey } from '../../../shared/chain/chain-key.ts';
import { mapReading, type Reading, toReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { useIndexReading } from '../../../shared/live/use-index-reading.ts';
import { fetchMarketPage, fetchOwnPage, type ListRequest } from './fetch-artworks.ts';
import type { Address } from 'viem';
import { useMarketUpdates } from '../news/use-market-updates.ts';

const pollMs = 10_000;
/** A list of several pages is read page by page. */
const longPollMs = 60_000;

/** Which works a list has; those of an account also where no market shows them. */
export type ListFilter = Omit<ListRequest, 'pageNumber'> & { readonly account?: Address | undefined };

export interface ArtworkPage {
  readonly works: readonly WireArtwork[];
  readonly totalCount: number;
}

export interface ArtworkList {
  readonly reading: Reading<ArtworkPage>;
  readonly retry: () => void;
  readonly isRetrying: boolean;
}

/** One page of a list. The page before stays while the next one is read. */
export function useArtworkPage(filter: ListFilter, pageNumber: number, isEnabled: boolean): ArtworkList {
  const chain = useChain();
  const query = useQuery({
    queryKey: createFactKey(chain, 'nft-market-page', filter, pageNumber),
    queryFn: ({ signal }) => fetchPage(chain, filter, pageNumber, signal),
    refetchInterval: pollMs,
    placeholderData: keepPreviousData,
    enabled: isEnabled,
  });
  useMarketUpdates('nft-market-page');
  return {
    reading: useIndexReading(toReading(query)),
    retry: () => void query.refetch(),
    isRetrying: query.isFetching,
  };
}

/** All pages of a list up to the last one that was loaded. */
export function useArtworkPages(filter: ListFilter, isEnabled: boolean) {
  const chain = useChain();
  const query = useInfiniteQuery({
    queryKey: createFactKey(chain, 'nft-market-pages', filter),
    queryFn: ({ pageParam, signal }) => fetchPage(chain, filter, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ totalCount }, _, last) =>
      last * filter.pageSize < totalCount ? last + 1 : undefined,
    refetchInterval: ({ state }) => ((state.data?.pages.length ?? 0) > 1 ? longPollMs : pollMs),
    placeholderData: keepPreviousData,
    enabled: isEnabled,
  });
  useMarketUpdates('nft-market-pages');
  return {
    reading: useIndexReading(mapReading(toReading(query), ({ pages }) => joinPages(pages))),
    retry: () => void query.refetch(),
    isRetrying: query.isFetching,
    hasMore: query.hasNextPage,
    fetchMore: () => void query.fetchNextPage(),
    isFetchingMore: query.isFetchingNextPage,
  };
}

/** A work that moved to a later page between two reads is listed once. */
function joinPages(pages: readonly ArtworkPage[]): ArtworkPage {
  const works = new Map(pages.flatMap((page) => page.works.map((work) => [work.id, work] as const)));
  return { works: [...works.values()], totalCount: pages.at(-1)?.totalCount ?? 0 };
}

async function fetchPage(
  chain: Chain,
  { account, ...filter }: ListFilter,
  pageNumber: number,
  signal: AbortSignal,
): Promise<ArtworkPage> {
  const request = { ...filter, pageNumber };
  const { data, totalCount } = await (account === undefined
    ? fetchMarketPage(chain, request, signal)
    : fetchOwnPage(chain, account, request, signal));
  return { works: data, totalCount };
}
