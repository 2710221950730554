import { useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import { toReading } from '../../../shared/chain/reading.ts';

/** The on-chain evidence of a round, read when the panel opens and again on request. */
export function useEvidence(epoch: number, account: Address | undefined) {
  const query = useQuery({
    queryKey: ['prediction-evidence', epoch, account],
    queryFn: async () => {
      const { fetchEvidence } = await import('./fetch-evidence.ts');
      return fetchEvidence(epoch, account);
    },
    staleTime: 0,
    gcTime: 0,
  });
  return { evidence: toReading(query), retry: () => void query.refetch(), isRetrying: query.isFetching };
}
