import { useQuery } from '@tanstack/react-query';
import { artworkDetailSchema } from '@tradewind/schema/nft-market/artwork';
import { takedownListSchema } from '@tradewind/schema/nft-market/takedown';
import type { Address } from 'viem';
import type * as z from 'zod/mini';
import { ApiError } from '../../../shared/api-client/api-error.ts';
import { fetchFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import { createFactKey } from '../../../shared/chain/chain-key.ts';
import { type Reading, toReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';

export type Takedown = z.infer<typeof takedownListSchema>[number];
export type NamedWork = z.infer<typeof artworkDetailSchema>;

/** The files that are down, as the account reads them. */
export function useTakedowns(account: Address) {
  const chain = useChain();
  const query = useQuery({
    queryKey: createFactKey(chain, 'operator-takedowns', account),
    queryFn: ({ signal }) =>
      fetchFromApi({ chain, path: '/operator/takedown', schema: takedownListSchema, signal }),
  });
  const takedowns: Reading<readonly Takedown[]> = toReading(query);
  return { takedowns, retry: () => void query.refetch(), isRetrying: query.isFetching };
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
