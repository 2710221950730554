import { useQuery } from '@tanstack/react-query';
import { pnlSchema } from '@tradewind/schema/prediction/pnl';
import type { Address } from 'viem';
import { fetchFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import { toReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { createPredictionKey } from '../prediction-key.ts';

const pollMs = 30_000;

/** The net result of an account's settled rounds. */
export function usePnl(account: Address) {
  const chain = useChain();
  const query = useQuery({
    queryKey: createPredictionKey(chain, 'pnl', account),
    queryFn: ({ signal }) =>
      fetchFromApi({
        chain,
        path: '/prediction/report',
        body: { ownerAddress: account },
        schema: pnlSchema,
        signal,
      }),
    refetchInterval: pollMs,
  });
  return { pnl: toReading(query), retry: () => void query.refetch(), isRetrying: query.isFetching };
}
