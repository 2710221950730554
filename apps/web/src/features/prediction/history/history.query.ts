import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { historyFields, historySchema } from '@tradewind/schema/prediction/history';
import type { HistoryFilter } from '@tradewind/schema/prediction/requests';
import type { Address } from 'viem';
import { fetchWholeFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import type { Chain } from '../../../shared/chain/chain.ts';
import { toReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { createPredictionKey } from '../prediction-key.ts';
import { toHistoryEntry } from './history-entry.ts';

const pollMs = 15_000;
const collectingMs = 2_000;
const pageSize = 20;

const firstPage: number | null = null;

type Page = Awaited<ReturnType<typeof fetchPage>>;

/** The rounds that an account entered, newest first, twenty per page; polled often while one is being collected. */
export function useHistory(account: Address, filter: HistoryFilter) {
  const chain = useChain();
  const query = useInfiniteQuery({
    queryKey: createPredictionKey(chain, 'history', account, filter),
    queryFn: ({ pageParam, signal }) => fetchPage({ chain, account, filter, before: pageParam }, signal),
    initialPageParam: firstPage,
    getNextPageParam: ({ nextBefore }) => nextBefore,
    select: toEntries,
    refetchInterval: ({ state }) => (isCollecting(state.data) ? collectingMs : pollMs),
  });
  return {
    history: toReading(query),
    retry: () => void query.refetch(),
    isRetrying: query.isFetching,
    hasMore: query.hasNextPage,
    fetchMore: () => void query.fetchNextPage(),
    isFetchingMore: query.isFetchingNextPage,
  };
}

function toEntries({ pages }: InfiniteData<Page>) {
  return pages.flatMap(({ data }) => data.map(toHistoryEntry));
}

function isCollecting(data: InfiniteData<Page> | undefined): boolean {
  return data?.pages.some((page) => page.data.some((round) => round.isCollecting)) ?? false;
}

type PageRequest = { chain: Chain; account: Address; filter: HistoryFilter; before: number | null };

function fetchPage({ chain, account, filter, before }: PageRequest, signal: AbortSignal) {
  return fetchWholeFromApi({
    chain,
    path: '/prediction/joined_history',
    body: { ownerAddress: account, filter, pageSize, before },
    schema: historySchema,
    fields: historyFields,
    signal,
  });
}
