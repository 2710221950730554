import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import {
  accountActivitySchema,
  type ActivityCover,
  type ActivityKind,
  type WireAccountActivity,
} from '@tradewind/schema/activity/account-activity';
import { activityRows } from '@tradewind/schema/activity/activity-rows';
import { useEffect, useMemo } from 'react';
import type { Address } from 'viem';
import { fetchFromApi } from '../../api-client/fetch-from-api.ts';
import type { Chain } from '../../chain/chain.ts';
import { createFactKey } from '../../chain/chain-key.ts';
import { findValue, mapReading, type Reading, toReading } from '../../chain/reading.ts';
import { useChain } from '../../chain/use-chain.ts';
import { useIndexReading } from '../../live/use-index-reading.ts';
import { listCompleteRows } from './complete-rows.ts';
import { type IndexedEntry, toIndexedEntries } from './indexed-entry.ts';

const pollMs = 5_000;
/** A list of several pages is read page by page. */
const longPollMs = 30_000;
const pageSize = 25;

const firstPage: string | null = null;

/** The kinds of rows that the index lists. */
export const listedKinds: readonly ActivityKind[] = activityRows.flatMap(
  ({ shape }) => shape.kind.def.values,
);

export type ActivityFilter = ActivityKind | 'all';
export type IndexedActivity = {
  readonly entries: readonly IndexedEntry[];
  /** The rest of a transaction is read without a request of the user. */
  readonly needsMore: boolean;
  readonly covers: ActivityCover | undefined;
};

/** What the index knows of the account on the chain of this part of the page, page by page. */
export function useIndexedActivity(account: Address, filter: ActivityFilter) {
  const chain = useChain();
  const query = useInfiniteQuery({
    queryKey: createFactKey(chain, 'activity', account, filter),
    queryFn: ({ pageParam, signal }) => fetchPage(chain, account, filter, pageParam, signal),
    initialPageParam: firstPage,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: ({ state }) => ((state.data?.pages.length ?? 0) > 1 ? longPollMs : pollMs),
  });
  const { data, error, isError, errorUpdateCount, isFetching, fetchNextPage } = query;
  const pages = useMemo(
    () => toReading({ data, error, isError, errorUpdateCount }),
    [data, error, isError, errorUpdateCount],
  );
  const reading = useIndexReading(pages);
  const activity: Reading<IndexedActivity> = useMemo(
    () => mapReading(reading, (found) => toActivity(chain.chainId, found)),
    [reading, chain.chainId],
  );
  const isDue = findValue(activity)?.needsMore === true && !isFetching && !isError;
  useEffect(() => {
    if (isDue) void fetchNextPage();
  }, [isDue, fetchNextPage]);
  return {
    activity,
    hasMore: query.hasNextPage,
    fetchMore: () => void fetchNextPage(),
    isFetchingMore: query.isFetchingNextPage,
    retry: () => void query.refetch(),
    isRetrying: isFetching,
  };
}

function toActivity(chainId: number, { pages }: InfiniteData<WireAccountActivity>): IndexedActivity {
  const { rows, needsMore } = listCompleteRows(pages);
  return { entries: toIndexedEntries(chainId, rows), needsMore, covers: pages[0]?.covers };
}

function fetchPage(
  chain: Chain,
  account: Address,
  filter: ActivityFilter,
  cursor: string | null,
  signal: AbortSignal,
) {
  const query = new URLSearchParams({
    pageSize: String(pageSize),
    ...(filter !== 'all' && { kind: filter }),
    ...(cursor !== null && { cursor }),
  });
  return fetchFromApi({
    chain,
    path: `/accounts/${account}/activity?${query}`,
    schema: accountActivitySchema,
    signal,
  });
}
