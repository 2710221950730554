import { useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import { createFactKey } from '../../../shared/chain/chain-key.ts';
import { toReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';

/** The on-chain evidence of a round, read when the panel opens and again on request. */
export function useEvidence(epoch: number, account: Address | undefined) {
  const chain = useChain();
  const query = useQuery({
    queryKey: createFactKey(chain, 'prediction-evidence', epoch, account),
    queryFn: async () => {
      const { fetchEvidence } = await import('./fetch-evidence.ts');
      return fetchEvidence(chain, epoch, account);
    },
    staleTime: 0,
    gcTime: 0,
  });
  return { evidence: toReading(query), retry: () => void query.refetch(), isRetrying: query.isFetching };
}
