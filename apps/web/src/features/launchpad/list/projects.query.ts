import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { WireProject } from '@tradewind/schema/launchpad/project';
import type { Address } from 'viem';
import { mapReading, toReading } from '../../../shared/chain/reading.ts';
import { useIndexReading } from '../../../shared/live/use-index-reading.ts';
import { fetchOpenProjects, fetchProjectPage, pageSize } from './fetch-projects.ts';

const pollMs = 15_000;
/** A list of several pages is read page by page. */
const longPollMs = 60_000;

const firstPage: number | null = null;

/** The open projects of all chains. */
export function useOpenProjects() {
  const query = useQuery({
    queryKey: ['launchpad', 'open'],
    queryFn: ({ signal }) => fetchOpenProjects(signal),
    refetchInterval: pollMs,
  });
  return {
    reading: useIndexReading(toReading(query)),
    retry: () => void query.refetch(),
    isRetrying: query.isFetching,
  };
}

/** The ended projects, or those that an account joined, page by page. */
export function useProjectPages(search: string, account?: Address) {
  const query = useInfiniteQuery({
    queryKey: ['launchpad', account === undefined ? 'ended' : 'joined', account, search],
    queryFn: ({ pageParam, signal }) =>
      fetchProjectPage({ search, lastTime: pageParam, ...(account !== undefined && { account }) }, signal),
    initialPageParam: firstPage,
    getNextPageParam: (page) => findNextPage(page),
    refetchInterval: ({ state }) => ((state.data?.pages.length ?? 0) > 1 ? longPollMs : pollMs),
  });
  return {
    reading: useIndexReading(mapReading(toReading(query), ({ pages }) => pages.flat())),
    retry: () => void query.refetch(),
    isRetrying: query.isFetching,
    hasMore: query.hasNextPage,
    fetchMore: () => void query.fetchNextPage(),
    isFetchingMore: query.isFetchingNextPage,
  };
}

/** The cursor of the page behind this one; null where a shorter page shows that there is none. */
export function findNextPage(page: readonly WireProject[]): number | null {
  return page.length < pageSize ? null : (page.at(-1)?.created ?? null);
}
