import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createReadKey } from '../../../shared/chain/chain-key.ts';
import { type Reading, toReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { fetchPools } from './fetch-pools.ts';
import type { StakePool } from './pool.ts';
import { readPoolToken } from './read-pool-token.ts';

/** Every pool of the page's chain, read with each block. */
export function usePools() {
  const chain = useChain();
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: createReadKey(chain, 'stake-pools'),
    queryFn: ({ signal }) => fetchPools(chain, (token) => readPoolToken(queries, chain, token), signal),
  });
  const pools: Reading<readonly StakePool[]> = toReading(query);
  return { pools, retry: () => void query.refetch(), isRetrying: query.isFetching };
}
