import type { Pool } from '@tradewind/rules/exchange/pair';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Chain } from '../../../shared/chain/chain.ts';
import { createFactKey, createReadKey } from '../../../shared/chain/chain-key.ts';
import { mapReading, type Reading, toReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { useIndexReading } from '../../../shared/live/use-index-reading.ts';
import { useCurrencies } from '../../../shared/token-list/currencies.ts';
import { fetchPoolPage } from './fetch-pool-page.ts';
import { rowsPerPage } from '../list/list-url.ts';
import type { PoolListView } from './pool-list-url.ts';
import { type PoolSummary, toChainSummary, toPoolSummary } from './pool-summary.ts';
import { searchPools } from './search-pools.ts';

const refreshMs = 15_000;

/** One page of the list, and how many pools the whole list has. */
export type PoolListPage = {
  readonly pools: readonly PoolSummary[];
  readonly totalCount: number;
};

/** A page of the pools in the order of the index. */
export function useIndexedPools(view: PoolListView) {
  const chain = useChain();
  const { wrappedNative } = chain.contracts;
  const currencies = useCurrencies();
  const query = useQuery({
    queryKey: createFactKey(chain, 'indexed-pools', view),
    queryFn: ({ signal }) => fetchPoolPage(chain, view, signal),
    refetchInterval: refreshMs,
    placeholderData: keepPreviousData,
  });
  const indexed = useIndexReading(toReading(query));
  const page: Reading<PoolListPage> = mapReading(indexed, ({ pools, totalCount }) => ({
    pools: pools.map((pool) => toPoolSummary(pool, { currencies, wrappedNative })),
    totalCount,
  }));
  return { page, retry: () => void query.refetch(), isRetrying: query.isFetching };
}

/**
 * A page of the pools from the chain alone, in the order of creation,
 * read while `enabled`. Of the view only `search` and `page` apply.
 */
export function useChainPools({ search, page }: PoolListView, { enabled }: { enabled: boolean }) {
  const chain = useChain();
  const { wrappedNative } = chain.contracts;
  const currencies = useCurrencies();
  const query = useQuery({
    queryKey: createReadKey(chain, 'chain-pools'),
    queryFn: ({ signal }) => fetchChainPools(chain, signal),
    enabled,
    structuralSharing: false,
  });
  const known = query.data;
  const found = useMemo(() => {
    return searchPools(
      (known ?? []).map((pool) => toChainSummary(pool, { currencies, wrappedNative })),
      search,
    );
  }, [known, currencies, wrappedNative, search]);
  const listed: Reading<PoolListPage> = mapReading(toReading(query), () => ({
    pools: found.slice((page - 1) * rowsPerPage, page * rowsPerPage),
    totalCount: found.length,
  }));
  return { page: listed, retry: () => void query.refetch(), isRetrying: query.isFetching };
}

async function fetchChainPools(chain: Chain, signal: AbortSignal): Promise<readonly Pool[]> {
  const { readLens } = await import('../reserves/reserve-lens.ts');
  return (await readLens(chain, signal)).pools;
}
