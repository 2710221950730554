import { useQuery } from '@tanstack/react-query';
import type { WireArtist } from '@tradewind/schema/artist/artist';
import type { Address } from 'viem';
import { createFactKey } from '../../../shared/chain/chain-key.ts';
import { type Reading, toReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { fetchOwnArtist } from '../profile/fetch-artist.ts';

/** The profile of an account; `none` where it has none. */
export type OwnArtist = WireArtist | 'none';

/** The profile of the connected account. */
export function useOwnArtist(account: Address) {
  const chain = useChain();
  const query = useQuery({
    queryKey: createFactKey(chain, 'artist', 'own', account),
    queryFn: async ({ signal }): Promise<OwnArtist> =>
      (await fetchOwnArtist(chain, account, signal)) ?? 'none',
  });
  const own: Reading<OwnArtist> = toReading(query);
  return { own, retry: () => void query.refetch(), isRetrying: query.isFetching };
}
