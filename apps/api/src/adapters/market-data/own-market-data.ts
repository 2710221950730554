import {
  type ExchangeDeployment,
  findExchangeDeployment,
  type NetworkDeployment,
} from '@tradewind/abi/deployment';
import type { Database } from '@tradewind/db/database';
import { findCheckpoint } from '@tradewind/db/indexing/find-checkpoint.query';
import { listTokenPrices, type TokenPriceRow } from '@tradewind/db/market-info/list-token-prices.query';
import { computePriceChangePercentE18 } from '@tradewind/rules/market-info/price-change';
import type { CoinMarket } from '@tradewind/schema/market-info/coin-market';
import { computeValueUsdE18 } from '@tradewind/rules/market-info/token-value';
import { toWholeNumber, toWholeNumberOrNull } from '../../http/to-whole-number.ts';
import type { Chain } from '../../chain/chain.ts';
import { type CacheOptions, createCache } from '../upstream/create-cache.ts';
import { listPricesADayAgo } from './list-prices-a-day-ago.ts';
import type { MarketData } from './market-data.ts';

export type OwnMarket = {
  database: Database;
  /** Without the exchange nothing is known. */
  chain: Pick<Chain, 'chainId' | 'node' | 'network' | 'findDeployment'>;
};
type Market = OwnMarket & { network: NetworkDeployment; exchange: ExchangeDeployment };

/**
 * Listed tokens from our own index and the chain; an id is a token's symbol in lower case, or its address. All
 * are computed at once and cached, so that the variety of queries does not increase the load of index and node.
 */
export function createOwnMarketData(
  { database, chain }: OwnMarket,
  options: Omit<CacheOptions, 'size'>,
): MarketData {
  const cache = createCache<OwnCoin[]>({ ...options, size: 1 });
  return {
    listMarkets: async ({ ids, page, per_page }) => {
      const { network } = chain;
      const exchange = chain.findDeployment(findExchangeDeployment);
      if (!network || !exchange) throw new Error('no exchange on this chain');
      const coins = await cache.get('all', () => listCoinMarkets({ database, chain, network, exchange }));
      const wanted = ids?.split(',');
      return coins
        .filter(
          ({ token, market }) => wanted === undefined || wanted.includes(market.id) || wanted.includes(token),
        )
        .slice((page - 1) * per_page, page * per_page)
        .map(({ market }) => market);
    },
  };
}

type OwnCoin = { token: string; market: CoinMarket };

/** The largest market capitalisation first. */
async function listCoinMarkets(market: Market): Promise<OwnCoin[]> {
  const coins = await Promise.all(
    (await listCoins(market)).map(async (coin) => ({
      token: coin.token,
      market: await toCoinMarket(coin, market),
    })),
  );
  return coins.toSorted((a, b) => (b.market.market_cap ?? -1) - (a.market.market_cap ?? -1));
}

type Coin = TokenPriceRow & { id: string; priceADayAgoUsdE18: bigint | undefined };

async function listCoins({ database, chain, network }: Market): Promise<Coin[]> {
  const checkpoint = await findCheckpoint(database, chain);
  if (!checkpoint) return [];
  const [rows, pricesADayAgo] = await Promise.all([
    listTokenPrices(database, chain),
    listPricesADayAgo(database, network, checkpoint.blockTimestamp),
  ]);
  const taken = new Set<string>();
  return rows.map((row) => {
    const symbol = row.symbol?.toLowerCase() ?? row.token;
    const id = taken.has(symbol) ? row.token : symbol;
    taken.add(id);
    return { ...row, id, priceADayAgoUsdE18: pricesADayAgo.get(row.token) };
  });
}

async function toCoinMarket(coin: Coin, market: Market): Promise<CoinMarket> {
  const { id, token, symbol, name, decimals, priceUsdE18, priceADayAgoUsdE18 } = coin;
  const circulating = await findCirculating(token, market);
  const change = computePriceChangePercentE18(priceADayAgoUsdE18, priceUsdE18);
  const isCapKnown = circulating !== undefined && decimals !== null;
  return {
    id,
    symbol: symbol ?? '',
    name: name ?? '',
    current_price: toWholeNumber(priceUsdE18),
    market_cap: isCapKnown ? toWholeNumber(computeValueUsdE18(circulating, decimals, priceUsdE18)) : null,
    last_updated: new Date().toISOString(),
    price_change_percentage_24h: toWholeNumberOrNull(change),
  };
}

/** The minted amount less the burned one; undefined where token or node do not answer it. */
async function findCirculating(
  token: `0x${string}`,
  { chain: { node }, exchange }: Market,
): Promise<bigint | undefined> {
  try {
    const [total, burned] = await Promise.all([
      node.getTotalSupply(token),
      node.getTokenBalance(token, exchange.burnAddress),
    ]);
    return burned > total ? undefined : total - burned;
  } catch {
    return undefined;
  }
}
