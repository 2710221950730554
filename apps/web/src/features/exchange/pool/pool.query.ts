import { useQuery } from '@tanstack/react-query';
import type { Address } from '@tradewind/rules/network/address';
import { poolDetailSchema } from '@tradewind/schema/exchange/pool';
import { useMemo } from 'react';
import { fetchFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import type { Chain } from '../../../shared/chain/chain.ts';
import { createReadKey } from '../../../shared/chain/chain-key.ts';
import { mapReading, type Reading, toReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { useIndexReading } from '../../../shared/live/use-index-reading.ts';
import { useCurrencies } from '../../../shared/token-list/currencies.ts';
import { useChainPool } from '../reserves/chain-pool.query.ts';
import { useIndexInterval } from '../reserves/index-interval.ts';
import { type PoolSummary, toChainSummary, toPoolSummary } from './pool-summary.ts';

export type PoolPageReading = {
  /** Undefined: no pool of the exchange. Existence and reserves come from the chain, the rest from the index. */
  readonly pool: Reading<PoolSummary | undefined>;
  readonly isIndexAway: boolean;
  /** Reads both again. */
  readonly retry: () => void;
  readonly isRetrying: boolean;
};

/** A pool by its address. */
export function usePool(address: Address | undefined): PoolPageReading {
  const chain = useChain();
  const { wrappedNative } = chain.contracts;
  const query = useQuery({
    queryKey: createReadKey(chain, 'pool', address),
    queryFn: ({ signal }) => fetchPool(chain, address, signal),
    enabled: address !== undefined,
    refetchInterval: useIndexInterval(),
  });
  const read = useChainPool(address);
  const own = read.pool;
  const currencies = useCurrencies();
  const indexed = query.data?.pool;
  const pool = useMemo((): Reading<PoolSummary | undefined> => {
    const naming = { currencies, wrappedNative };
    if (own.state === 'loading' || own.state === 'unknown') {
      if (!indexed) return own;
      return { state: 'stale', value: toPoolSummary(indexed, naming) };
    }
    return mapReading(own, (found) => {
      if (!found) return undefined;
      const { reserve0, reserve1 } = found;
      return indexed
        ? { ...toPoolSummary(indexed, naming), reserve0, reserve1 }
        : toChainSummary(found, naming);
    });
  }, [own, indexed, currencies, wrappedNative]);
  const { state } = useIndexReading(toReading(query));
  const isIndexAway = state === 'unknown' || state === 'stale';
  const retry = () => {
    read.retry();
    void query.refetch();
  };
  return { pool, isIndexAway, retry, isRetrying: read.isRetrying || query.isFetching };
}

function fetchPool(chain: Chain, address: Address | undefined, signal: AbortSignal) {
  return fetchFromApi({ chain, path: `/exchange/pools/${address}`, schema: poolDetailSchema, signal });
}
