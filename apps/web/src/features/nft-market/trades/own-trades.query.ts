import { useInfiniteQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import { createFactKey } from '../../../shared/chain/chain-key.ts';
import { mapReading, toReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { useIndexReading } from '../../../shared/live/use-index-reading.ts';
import { fetchTrades } from './fetch-trades.ts';

const pollMs = 15_000;
/** A list of several pages is read page by page. */
const longPollMs = 60_000;
const pageSize = 20;

const firstPage: string | null = null;

/** The sales and purchases of an account, from the index, newest first and page by page. */
export function useOwnTrades(account: Address) {
  const chain = useChain();
  const query = useInfiniteQuery({
    queryKey: createFactKey(chain, 'nft-market-trades', account),
    queryFn: ({ pageParam, signal }) => {
      const from = pageParam === null ? {} : { cursor: pageParam };
      const page = new URLSearchParams({ account, pageSize: String(pageSize), ...from });
      return fetchTrades(chain, page, signal);
    },
    initialPageParam: firstPage,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: ({ state }) => ((state.data?.pages.length ?? 0) > 1 ? longPollMs : pollMs),
  });
  return {
    trades: useIndexReading(mapReading(toReading(query), ({ pages }) => pages.flatMap(({ rows }) => rows))),
    retry: () => void query.refetch(),
    isRetrying: query.isFetching,
    hasMore: query.hasNextPage,
    fetchMore: () => void query.fetchNextPage(),
    isFetchingMore: query.isFetchingNextPage,
  };
}
