import { useQuery } from '@tanstack/react-query';
import { type Reading, toReading } from '../../shared/chain/reading.ts';
import { useChain } from '../../shared/chain/use-chain.ts';
import { useIndexReading } from '../../shared/live/use-index-reading.ts';
import type { Market } from '../../shared/market-info/fetch-market.ts';
import { marketQuery } from '../../shared/market-info/market.query.ts';

/** The exchange in figures: value locked, volume and trades of the last 24 hours. */
export function useMarket(): { market: Reading<Market>; retry: () => void; isRetrying: boolean } {
  const query = useQuery(marketQuery(useChain()));
  const market = useIndexReading(toReading(query));
  return {
    market,
    retry: () => void query.refetch(),
    isRetrying: query.isRefetching,
  };
}
