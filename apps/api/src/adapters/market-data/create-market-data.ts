import type { CoinFigures } from '@tradewind/schema/market-info/coin-figures';
import { type CacheOptions, createCache } from '../upstream/create-cache.ts';
import type { MarketData } from './market-data.ts';
import { createOwnMarketData, type OwnSource } from './own-market-data.ts';
import { createUpstreamMarketData, type MarketDataService } from './upstream-market-data.ts';

/** The configured market data service, otherwise our own index; its answers are cached. */
export function createMarketData(
  { url, ...service }: { url: string | undefined } & Omit<MarketDataService, 'url'>,
  own: OwnSource,
  options: Omit<CacheOptions, 'size'>,
): MarketData {
  if (url === undefined) return createOwnMarketData(own, options);
  const source = createUpstreamMarketData({ url, ...service });
  const cache = createCache<CoinFigures[]>({ ...options, size: 500 });
  return { listCoins: (query) => cache.get(JSON.stringify(query), () => source.listCoins(query)) };
}
