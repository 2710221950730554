import { useQuery } from '@tanstack/react-query';
import { artistSchema } from '@tradewind/schema/artist/artist';
import { useState } from 'react';
import type { Address } from 'viem';
import { fetchFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import { createFactKey } from '../../../shared/chain/chain-key.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { findReferral } from '../../../shared/referral/kept-referral.ts';

/** The account that a purchase names as its referrer; undefined without one, or while it can't be read. */
export function useReferrer(isPurchase: boolean): Address | undefined {
  const chain = useChain();
  const [artist] = useState(() => findReferral(Date.now()));
  const { data } = useQuery({
    queryKey: createFactKey(chain, 'nft-market-referrer', artist ?? 0),
    queryFn: ({ signal }) =>
      fetchFromApi({ chain, path: `/Artists/${artist}`, schema: artistSchema, signal }),
    select: ({ ownerAddress }) => ownerAddress,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isPurchase && artist !== undefined,
  });
  return data;
}
