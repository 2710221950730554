import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createFactKey, createReadKey } from '../../../shared/chain/chain-key.ts';
import { findValue, mapReading, type Reading, toReading, toStale } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { fetchAllPools, fetchPools } from './fetch-pools.ts';
import type { StakePool } from './pool.ts';
import { readPoolToken } from './read-pool-token.ts';

/** The rhythm of the pools that no part of the screen shows in full. */
const slowMs = 60_000;
/** Until they were read once. */
const firstMs = 3_000;

/**
 * Every pool of the page's chain, read once a minute. Those that the screen shows in full are read with each block,
 * so that the reads of a block do not grow with the pools of a factory.
 */
export function usePools(isShown: (pool: StakePool) => boolean) {
  const chain = useChain();
  const queries = useQueryClient();
  const readToken = (token: StakePool['address']) => readPoolToken(queries, chain, token);
  const all = useQuery({
    queryKey: createFactKey(chain, 'stake-pools'),
    queryFn: ({ signal }) => fetchAllPools(chain, readToken, signal),
    refetchInterval: ({ state }) => (state.data === undefined ? firstMs : slowMs),
  });
  const shown = (all.data ?? []).filter(isShown);
  const fresh = useQuery({
    queryKey: createReadKey(chain, 'stake-pools', shown.map(({ address }) => address).join()),
    queryFn: ({ signal }) => fetchPools(chain, shown, readToken, signal),
    initialData: shown,
    initialDataUpdatedAt: all.dataUpdatedAt,
    enabled: shown.length > 0,
  });
  return {
    pools: joinPools(toReading(all), toReading(fresh)),
    retry: () => {
      void all.refetch();
      if (shown.length > 0) void fresh.refetch();
    },
    isRetrying: all.isFetching || fresh.isFetching,
  };
}

/** All pools, the shown ones as the last block has them; stale where either could not be read again. */
function joinPools(
  all: Reading<readonly StakePool[]>,
  shown: Reading<readonly StakePool[]>,
): Reading<readonly StakePool[]> {
  const fresh = new Map(findValue(shown)?.map((pool) => [pool.address, pool]));
  const pools = mapReading(all, (known) => known.map((pool) => fresh.get(pool.address) ?? pool));
  return shown.state === 'stale' ? toStale(pools) : pools;
}
