import type { CoinMarket } from '@tradewind/schema/market-info/coin-market';
import { type CacheOptions, createCache } from '../upstream/create-cache.ts';
import type { MarketData } from './market-data.ts';
import { createOwnMarketData, type OwnMarket } from './own-market-data.ts';
import { createUpstreamMarketData, type MarketService } from './upstream-market-data.ts';

/** The configured market service, otherwise our own index; its answers are cached. */
export function createMarketData(
  { url, ...service }: { url: string | undefined } & Omit<MarketService, 'url'>,
  own: OwnMarket,
  options: Omit<CacheOptions, 'size'>,
): MarketData {
  if (url === undefined) return createOwnMarketData(own, options);
  const source = createUpstreamMarketData({ url, ...service });
  const cache = createCache<CoinMarket[]>({ ...options, size: 500 });
  return { listMarkets: (query) => cache.get(JSON.stringify(query), () => source.listMarkets(query)) };
}
