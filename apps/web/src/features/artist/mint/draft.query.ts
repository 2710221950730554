import { useQuery } from '@tanstack/react-query';
import { channelListSchema } from '@tradewind/schema/artist/channel';
import { draftListSchema } from '@tradewind/schema/nft-market/draft';
import type { Address } from 'viem';
import { fetchFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import { createFactKey } from '../../../shared/chain/chain-key.ts';
import { findValue, toReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';

/** The last drafts of an account that it has not minted; none without a sign-in, or while they can't be read. */
export function useDrafts(account: Address) {
  const chain = useChain();
  const query = useQuery({
    queryKey: createFactKey(chain, 'artist', 'drafts', account),
    queryFn: ({ signal }) =>
      fetchFromApi({ chain, path: '/Artworks/drafts?pageSize=50', schema: draftListSchema, signal }),
  });
  return findValue(toReading(query))?.drafts ?? [];
}

/** The channels; none while they can't be read: a work needs none. */
export function useChannels() {
  const query = useQuery({
    queryKey: ['artist', 'channels'],
    queryFn: ({ signal }) =>
      fetchFromApi({
        chain: null,
        path: '/TypeArtworks/typeArtwork_menu',
        schema: channelListSchema,
        signal,
      }),
  });
  return findValue(toReading(query)) ?? [];
}
