import { useQuery } from '@tanstack/react-query';
import { artistListSchema, artistSchema } from '@tradewind/schema/artist/artist';
import { useState } from 'react';
import type { Address } from 'viem';
import { ApiError } from '../../../shared/api-client/api-error.ts';
import { fetchFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import type { Chain } from '../../../shared/chain/chain.ts';
import { createFactKey } from '../../../shared/chain/chain-key.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { findReferral, forgetReferral } from '../../../shared/referral/kept-referral.ts';

/** The account that a purchase names as its referrer; undefined without one, or while it can't be read. */
export function useReferrer(): Address | undefined {
  const chain = useChain();
  const [artist] = useState(() => findReferral(Date.now()));
  const { data } = useQuery({
    queryKey: createFactKey(chain, 'nft-market-referrer', artist ?? 0),
    queryFn: async ({ signal }) => (await findAccount(chain, artist ?? 0, signal)) ?? 'none',
    staleTime: Number.POSITIVE_INFINITY,
    enabled: artist !== undefined,
  });
  return data === 'none' ? undefined : data;
}

/** The account of an artist, where its profile counts on the chain: a contract may have another owner elsewhere. */
async function findAccount(chain: Chain, artist: number, signal: AbortSignal): Promise<Address | undefined> {
  try {
    const { ownerAddress } = await fetchFromApi({
      chain,
      path: `/Artists/${artist}`,
      schema: artistSchema,
      signal,
    });
    const counting = await fetchFromApi({
      chain,
      path: `/Artists/getbyOwnerwallet?ownerAddress=${ownerAddress}`,
      schema: artistListSchema,
      signal,
    });
    return counting.some(({ id }) => id === artist) ? ownerAddress : undefined;
  } catch (error) {
    // A number of nobody keeps no later link out.
    if (!(error instanceof ApiError) || error.code !== 'ARTIST_NOT_FOUND') throw error;
    forgetReferral(artist);
    return undefined;
  }
}
