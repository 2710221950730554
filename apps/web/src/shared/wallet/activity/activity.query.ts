import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import {
  accountActivitySchema,
  type ActivityCover,
  type ActivityKind,
  type WireAccountActivity,
} from '@tradewind/schema/activity/account-activity';
import { activityRows } from '@tradewind/schema/activity/activity-rows';
import { useMemo } from 'react';
import type { Address } from 'viem';
import { fetchFromApi } from '../../api-client/fetch-from-api.ts';
import type { Chain } from '../../chain/chain.ts';
import { createFactKey } from '../../chain/chain-key.ts';
import { mapReading, type Reading, toReading } from '../../chain/reading.ts';
import { useChain } from '../../chain/use-chain.ts';
import { useIndexReading } from '../../live/use-index-reading.ts';
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
  const { data, error, isError } = query;
  const pages = useMemo(() => toReading({ data, error, isError }), [data, error, isError]);
  const reading = useIndexReading(pages);
  const activity: Reading<IndexedActivity> = useMemo(
    () => mapReading(reading, (found) => toActivity(chain.chainId, found)),
    [reading, chain.chainId],
  );
  return {
    activity,
    hasMore: query.hasNextPage,
    fetchMore: () => void query.fetchNextPage(),
    isFetchingMore: query.isFetchingNextPage,
    retry: () => void query.refetch(),
    isRetrying: query.isFetching,
  };
}

function toActivity(chainId: number, { pages }: InfiniteData<WireAccountActivity>): IndexedActivity {
  const rows = pages.flatMap((page) => page.rows);
  return { entries: toIndexedEntries(chainId, rows), covers: pages[0]?.covers };
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
