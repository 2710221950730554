import { useQuery } from '@tanstack/react-query';
import { leaderboardSchema } from '@tradewind/schema/prediction/leaderboard';
import type { LeaderboardType } from '@tradewind/schema/prediction/requests';
import type { Address } from 'viem';
import { fetchFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import { toReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { createPredictionKey } from '../prediction-key.ts';

const pollMs = 30_000;

/** The first ten of a week. */
export function useLeaderboard(type: LeaderboardType, account: Address | undefined) {
  const chain = useChain();
  const query = useQuery({
    queryKey: createPredictionKey(chain, 'leaderboard', type, account),
    queryFn: ({ signal }) =>
      fetchFromApi({
        chain,
        path: '/prediction/top_the_best',
        body: { Type: type, ...(account && { ownerAddress: account }) },
        schema: leaderboardSchema,
        signal,
      }),
    refetchInterval: pollMs,
  });
  return { board: toReading(query), retry: () => void query.refetch(), isRetrying: query.isFetching };
}
