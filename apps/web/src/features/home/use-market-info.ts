import { type Reading, toReading } from '../../shared/chain/reading.ts';
import { useIndexReading } from '../../shared/live/use-index-reading.ts';
import type { MarketInfo } from '../../shared/market-info/fetch-market-info.ts';
import { useMarketInfoQuery } from '../../shared/market-info/market-info.query.ts';

/** The exchange in figures: value locked, volume and trades of the last 24 hours. */
export function useMarketInfo(): {
  marketInfo: Reading<MarketInfo>;
  retry: () => void;
  isRetrying: boolean;
} {
  const query = useMarketInfoQuery();
  const marketInfo = useIndexReading(toReading(query));
  return {
    marketInfo,
    retry: () => void query.refetch(),
    isRetrying: query.isRefetching,
  };
}
