import { useInfiniteQuery } from '@tanstack/react-query';
import { historySchema, type WireWorkEvent } from '@tradewind/schema/nft-market/history';
import { fetchFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import { createFactKey } from '../../../shared/chain/chain-key.ts';
import { mapReading, type Reading, toReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { useIndexReading } from '../../../shared/live/use-index-reading.ts';

const pollMs = 10_000;
/** A list of several pages is read page by page. */
const longPollMs = 60_000;
const pageSize = 20;

const firstPage: string | null = null;

/** What happened to the work of a number, from the index, newest first and page by page. */
export function useWorkHistory(number: number) {
  const chain = useChain();
  const query = useInfiniteQuery({
    queryKey: createFactKey(chain, 'nft-market-artwork', 'history', number),
    queryFn: ({ pageParam, signal }) => {
      const from = pageParam === null ? {} : { cursor: pageParam };
      const page = new URLSearchParams({ pageSize: String(pageSize), ...from });
      return fetchFromApi({
        chain,
        path: `/Artworks/${number}/history?${page}`,
        schema: historySchema,
        signal,
      });
    },
    initialPageParam: firstPage,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: ({ state }) => ((state.data?.pages.length ?? 0) > 1 ? longPollMs : pollMs),
  });
  const history: Reading<readonly WireWorkEvent[]> = useIndexReading(
    mapReading(toReading(query), ({ pages }) => pages.flatMap(({ events }) => events)),
  );
  return {
    history,
    retry: () => void query.refetch(),
    isRetrying: query.isFetching,
    hasMore: query.hasNextPage,
    fetchMore: () => void query.fetchNextPage(),
    isFetchingMore: query.isFetchingNextPage,
  };
}
