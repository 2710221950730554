import type { CoinMarket, CoinMarketsQuery } from '@tradewind/schema/market-info/coin-market';

/** Prices, capitalisations and changes of coins: from our own index, or a market service. */
export type MarketData = { listMarkets: (query: CoinMarketsQuery) => Promise<CoinMarket[]> };
