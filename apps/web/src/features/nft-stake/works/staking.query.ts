import { useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import { createReadKey } from '../../../shared/chain/chain-key.ts';
import { type Reading, toReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { fetchStaking } from './fetch-staking.ts';
import type { StakingState } from './work.ts';

/** The state of staking for an account, read with each block; the collections alone without one. */
export function useStaking(account: Address | undefined) {
  const chain = useChain();
  const query = useQuery({
    queryKey: createReadKey(chain, 'nft-staking', account),
    queryFn: ({ signal }) => fetchStaking(chain, account, signal),
  });
  const staking: Reading<StakingState> = toReading(query);
  return { staking, retry: () => void query.refetch(), isRetrying: query.isFetching };
}
