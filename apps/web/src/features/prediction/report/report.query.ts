import { useQuery } from '@tanstack/react-query';
import { reportSchema } from '@tradewind/schema/prediction/report';
import type { Address } from 'viem';
import { fetchFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import { toReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { createPredictionKey } from '../prediction-key.ts';

const pollMs = 30_000;

/** The net result of an account's settled rounds. */
export function useReport(account: Address) {
  const chain = useChain();
  const query = useQuery({
    queryKey: createPredictionKey(chain, 'report', account),
    queryFn: ({ signal }) =>
      fetchFromApi({
        path: '/prediction/report',
        body: { ownerAddress: account },
        schema: reportSchema,
        signal,
      }),
    refetchInterval: pollMs,
  });
  return { report: toReading(query), retry: () => void query.refetch(), isRetrying: query.isFetching };
}
