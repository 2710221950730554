import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { createFactKey } from '../../../shared/chain/chain-key.ts';
import { mapReading, type Reading, toReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { useIndexReading } from '../../../shared/live/use-index-reading.ts';
import { fetchWorks, type WorksPage, type WorksRequest } from './fetch-works.ts';

const pollMs = 60_000;

/** The works of a request from one page on, up to the last page that was loaded. */
export function useWorks(request: WorksRequest, firstPage: number) {
  const chain = useChain();
  const query = useInfiniteQuery({
    queryKey: createFactKey(chain, 'artist-works', request, firstPage),
    queryFn: ({ pageParam, signal }) => fetchWorks(chain, request, pageParam, signal),
    initialPageParam: firstPage,
    getNextPageParam: ({ totalCount }, _, last) =>
      last * request.pageSize < totalCount ? last + 1 : undefined,
    refetchInterval: pollMs,
    placeholderData: keepPreviousData,
  });
  const reading: Reading<WorksPage> = useIndexReading(
    mapReading(toReading(query), ({ pages }) => joinPages(pages)),
  );
  return {
    reading,
    retry: () => void query.refetch(),
    isRetrying: query.isFetching,
    hasMore: query.hasNextPage,
    fetchMore: () => void query.fetchNextPage(),
    isFetchingMore: query.isFetchingNextPage,
  };
}

/** A work that moved to a later page between two reads is listed once. */
export function joinPages(pages: readonly WorksPage[]): WorksPage {
  const works = new Map(pages.flatMap((page) => page.works.map((work) => [work.id, work] as const)));
  return { works: [...works.values()], totalCount: pages.at(-1)?.totalCount ?? 0 };
}
