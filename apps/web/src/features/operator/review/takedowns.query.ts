import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { artworkDetailSchema } from '@tradewind/schema/nft-market/artwork';
import { takedownListSchema, takedownWorksSchema } from '@tradewind/schema/nft-market/takedown';
import type { Address } from 'viem';
import type * as z from 'zod/mini';
import { ApiError } from '../../../shared/api-client/api-error.ts';
import { fetchFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import { createFactKey } from '../../../shared/chain/chain-key.ts';
import { mapReading, type Reading, toReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';

export type Takedown = z.infer<typeof takedownListSchema>['takedowns'][number];
export type NamedWork = z.infer<typeof artworkDetailSchema>;

const firstPage: string | null = null;

/** The files that are down, as the account reads them, by pages. */
export function useTakedowns(account: Address) {
  const chain = useChain();
  const query = useInfiniteQuery({
    queryKey: createFactKey(chain, 'operator-takedowns', account),
    queryFn: ({ pageParam, signal }) => {
      const path = `/operator/takedown${pageParam === null ? '' : `?cursor=${pageParam}`}`;
      return fetchFromApi({ chain, path, schema: takedownListSchema, signal });
    },
    initialPageParam: firstPage,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  const takedowns: Reading<readonly Takedown[]> = mapReading(toReading(query), ({ pages }) =>
    pages.flatMap((page) => page.takedowns),
  );
  return {
    takedowns,
    hasOlder: query.hasNextPage,
    isLoadingOlder: query.isFetchingNextPage,
    showOlder: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
    isRetrying: query.isFetching,
  };
}

/** How many works a takedown of the file would reject. */
export function useWorksOfFile(fileName: string): Reading<number> {
  const chain = useChain();
  const query = useQuery({
    queryKey: createFactKey(chain, 'operator-works-of-file', fileName),
    queryFn: ({ signal }) => {
      const path = `/operator/takedown/works?${new URLSearchParams({ fileName })}`;
      return fetchFromApi({ chain, path, schema: takedownWorksSchema, signal });
    },
  });
  return mapReading(toReading(query), ({ workCount }) => workCount);
}

/** The work of a number; null where no work has it. */
export function useNamedWork(id: number) {
  const chain = useChain();
  const query = useQuery({
    queryKey: createFactKey(chain, 'operator-named-work', id),
    queryFn: async ({ signal }): Promise<NamedWork | null> => {
      try {
        return await fetchFromApi({ chain, path: `/Artworks/${id}`, schema: artworkDetailSchema, signal });
      } catch (error) {
        if (error instanceof ApiError && error.code === 'ARTWORK_NOT_FOUND') return null;
        throw error;
      }
    },
  });
  const work: Reading<NamedWork | null> = toReading(query);
  return { work, retry: () => void query.refetch(), isRetrying: query.isFetching };
}
