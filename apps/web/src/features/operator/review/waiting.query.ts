import { useQuery } from '@tanstack/react-query';
import { similarListSchema } from '@tradewind/schema/nft-market/artwork';
import { waitingListSchema } from '@tradewind/schema/nft-market/review';
import type { Address } from 'viem';
import type * as z from 'zod/mini';
import { fetchFromApi, fetchPageFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import { type Reading, toReading } from '../../../shared/chain/reading.ts';
import { createFactKey } from '../../../shared/chain/chain-key.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';

export type WaitingWork = z.infer<typeof waitingListSchema>[number];
export type SimilarWork = z.infer<typeof similarListSchema>[number];
export type Waiting = { readonly works: readonly WaitingWork[]; readonly totalCount: number };

/** Other operators decide too. */
const refreshMs = 30_000;
export const pageSize = 12;

/** A page of the works that wait, from 1, as the account reads it. */
export function useWaiting(account: Address, page: number) {
  const chain = useChain();
  const query = useQuery({
    queryKey: createFactKey(chain, 'operator-review', account, page),
    queryFn: async ({ signal }): Promise<Waiting> => {
      const path = `/operator/review?pageNumber=${page}&pageSize=${pageSize}`;
      const { data, totalCount } = await fetchPageFromApi({
        chain,
        path,
        schema: waitingListSchema,
        signal,
      });
      return { works: data, totalCount };
    },
    refetchInterval: refreshMs,
  });
  const waiting: Reading<Waiting> = toReading(query);
  return { waiting, retry: () => void query.refetch(), isRetrying: query.isFetching };
}

/** A comparison reads all pictures of the site. */
const comparisonTimeoutMs = 10_000;

/** Works whose picture looks like that of a work; read once it is wanted. */
export function useSimilar(id: number, isWanted: boolean) {
  const chain = useChain();
  const query = useQuery({
    queryKey: createFactKey(chain, 'operator-similar', id),
    queryFn: ({ signal }) =>
      fetchFromApi({
        chain,
        path: `/Artworks/${id}/similar`,
        schema: similarListSchema,
        signal,
        timeoutMs: comparisonTimeoutMs,
      }),
    enabled: isWanted,
  });
  const similar: Reading<readonly SimilarWork[]> = toReading(query);
  return { similar, retry: () => void query.refetch(), isRetrying: query.isFetching };
}
