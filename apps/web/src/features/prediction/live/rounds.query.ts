import { useQuery } from '@tanstack/react-query';
import { roundListSchema } from '@tradewind/schema/prediction/round';
import type { Address } from 'viem';
import { fetchFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import type { Chain } from '../../../shared/chain/chain.ts';
import { type Reading, toReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { createPredictionKey } from '../prediction-key.ts';
import type { Round } from './round.ts';
import { toRound } from './to-round.ts';

/** The poll interval without the hub. */
const pollMs = 15_000;

/** The rounds from the index; none where the market is under maintenance. Fetched again on a hub event. */
export function useIndexedRounds(account: Address | undefined): Reading<readonly Round[]> {
  const chain = useChain();
  return toReading(
    useQuery({
      queryKey: createPredictionKey(chain, 'rounds', account),
      queryFn: ({ signal }) => fetchRounds(chain, account, signal),
      refetchInterval: pollMs,
    }),
  );
}

async function fetchRounds(
  chain: Chain,
  account: Address | undefined,
  signal: AbortSignal,
): Promise<readonly Round[]> {
  const body = account ? { ownerAddress: account } : {};
  const rounds = await fetchFromApi({
    chain,
    path: '/prediction/all',
    schema: roundListSchema,
    body,
    signal,
  });
  return rounds.map(toRound);
}
