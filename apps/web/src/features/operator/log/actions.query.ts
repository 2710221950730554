import { useInfiniteQuery } from '@tanstack/react-query';
import { actionListSchema } from '@tradewind/schema/operator/action';
import type { Address } from 'viem';
import { fetchFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import { mapReading, toReading } from '../../../shared/chain/reading.ts';

/** Other operators act too. */
const refreshMs = 30_000;
/** No id to read before. */
const firstPage: number | null = null;

/** The log of all operators as the account reads it, by pages. */
export function useActions(account: Address) {
  const query = useInfiniteQuery({
    queryKey: ['operator', 'actions', account],
    queryFn: ({ pageParam, signal }) => {
      const path = `/operator/actions${pageParam === null ? '' : `?before=${pageParam}`}`;
      return fetchFromApi({ chain: null, path, schema: actionListSchema, signal });
    },
    initialPageParam: firstPage,
    getNextPageParam: ({ nextBefore }) => nextBefore,
    refetchInterval: refreshMs,
  });
  return {
    actions: mapReading(toReading(query), ({ pages }) => pages.flatMap((page) => page.actions)),
    hasOlder: query.hasNextPage,
    isLoadingOlder: query.isFetchingNextPage,
    showOlder: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
    isRetrying: query.isFetching,
  };
}
