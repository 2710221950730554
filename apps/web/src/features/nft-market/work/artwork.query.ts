import { useQuery } from '@tanstack/react-query';
import type { WireArtworkDetail } from '@tradewind/schema/nft-market/artwork';
import { ApiError } from '../../../shared/api-client/api-error.ts';
import { createFactKey } from '../../../shared/chain/chain-key.ts';
import { type Reading, toReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { fetchArtwork } from '../list/fetch-artworks.ts';
import { useMarketUpdates } from '../news/use-market-updates.ts';

const pollMs = 15_000;

/** A work as the index has it; `missing` where no work has this number. */
export type FoundArtwork =
  | { readonly kind: 'found'; readonly artwork: WireArtworkDetail }
  | { readonly kind: 'missing' };

/** The work of a number or code. */
export function useArtwork(id: string) {
  const chain = useChain();
  const query = useQuery({
    queryKey: createFactKey(chain, 'nft-market-artwork', id),
    queryFn: async ({ signal }): Promise<FoundArtwork> => {
      try {
        return { kind: 'found', artwork: await fetchArtwork(chain, id, signal) };
      } catch (error) {
        if (error instanceof ApiError && error.code === 'ARTWORK_NOT_FOUND') return { kind: 'missing' };
        throw error;
      }
    },
    refetchInterval: pollMs,
  });
  // The history of the work has a key of the same name, and is read again with it.
  useMarketUpdates('nft-market-artwork');
  const artwork: Reading<FoundArtwork> = toReading(query);
  return { artwork, retry: () => void query.refetch(), isRetrying: query.isFetching };
}
