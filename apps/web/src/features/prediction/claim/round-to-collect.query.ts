import { useQuery } from '@tanstack/react-query';
import { roundToCollectSchema } from '@tradewind/schema/prediction/history';
import type { Address } from 'viem';
import { fetchFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { createPredictionKey } from '../prediction-key.ts';

const pollMs = 30_000;

/** The newest uncollected round of an account; null where there is none, undefined while unknown. */
export function useRoundToCollect(account: Address | undefined): number | null | undefined {
  const chain = useChain();
  return useQuery({
    queryKey: createPredictionKey(chain, 'round-to-collect', account),
    queryFn: ({ signal }) =>
      fetchFromApi({
        chain,
        path: '/prediction/is_has_round_win',
        body: { ownerAddress: account },
        schema: roundToCollectSchema,
        signal,
      }),
    enabled: account !== undefined,
    refetchInterval: pollMs,
  }).data;
}
