import type { CoinFigures, CoinFiguresQuery } from '@tradewind/schema/market-info/coin-figures';

/** Prices, capitalisations and changes of coins: from our own index, or a market data service. */
export type MarketData = { listCoins: (query: CoinFiguresQuery) => Promise<CoinFigures[]> };
