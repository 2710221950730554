import { useQuery } from '@tanstack/react-query';
import { type Reading, toReading } from '../../shared/chain/reading.ts';
import { useChain } from '../../shared/chain/use-chain.ts';
import { useIndexReading } from '../../shared/live/use-index-reading.ts';
import type { MarketInfo } from '../../shared/market-info/fetch-market-info.ts';
import { marketInfoQuery } from '../../shared/market-info/market-info.query.ts';

/** The exchange in figures: value locked, volume and trades of the last 24 hours. */
export function useMarketInfo(): { marketInfo: Reading<MarketInfo>; retry: () => void; isRetrying: boolean } {
  const query = useQuery(marketInfoQuery(useChain()));
  const marketInfo = useIndexReading(toReading(query));
  return {
    marketInfo,
    retry: () => void query.refetch(),
    isRetrying: query.isRefetching,
  };
}
