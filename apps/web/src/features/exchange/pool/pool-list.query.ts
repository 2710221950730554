import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getExchange } from '../../../shared/chain/chain-client.ts';
import { findValue, mapReading, type Reading, toReading } from '../../../shared/chain/reading.ts';
import { useCurrencies } from '../../../shared/token-list/currencies.ts';
import { usePools } from '../pools.query.ts';
import { fetchPoolPage, poolsPerPage } from './fetch-pool-page.ts';
import type { PoolListView } from './pool-list-url.ts';
import { type PoolSummary, toChainSummary, toPoolSummary } from './pool-summary.ts';
import { searchPools } from './search-pools.ts';

const refreshMs = 15_000;

/** One page of the list, and how many pools the whole list has. */
export type PoolListPage = {
  readonly pools: readonly PoolSummary[];
  readonly totalCount: number;
};

/** A page of the pools as the index sorts them. */
export function useIndexedPools(view: PoolListView) {
  const currencies = useCurrencies();
  const query = useQuery({
    queryKey: ['exchange', 'pools', view],
    queryFn: ({ signal }) => fetchPoolPage(view, signal),
    refetchInterval: refreshMs,
    placeholderData: keepPreviousData,
  });
  const { wrappedNative } = getExchange();
  const page: Reading<PoolListPage> = mapReading(toReading(query), ({ pools, totalCount }) => ({
    pools: pools.map((pool) => toPoolSummary(pool, { currencies, wrappedNative })),
    totalCount,
  }));
  return { page, retry: () => void query.refetch(), isRetrying: query.isFetching };
}

/** A page of the pools as the chain alone tells of them, in the order of their creation; only `search` and `page` count. */
export function useChainPools({ search, page }: PoolListView): Reading<PoolListPage> {
  const pools = usePools();
  const currencies = useCurrencies();
  const known = findValue(pools);
  const found = useMemo(() => {
    const { wrappedNative } = getExchange();
    return searchPools(
      (known ?? []).map((pool) => toChainSummary(pool, { currencies, wrappedNative })),
      search,
    );
  }, [known, currencies, search]);
  return mapReading(pools, () => ({
    pools: found.slice((page - 1) * poolsPerPage, page * poolsPerPage),
    totalCount: found.length,
  }));
}
