import {
  type ExchangeDeployment,
  findExchangeDeployment,
  type NetworkDeployment,
} from '@tradewind/abi/deployment';
import type { Database } from '@tradewind/db/database';
import { findCheckpoint } from '@tradewind/db/indexing/find-checkpoint.query';
import { listTokenPrices, type TokenPriceRow } from '@tradewind/db/market-info/list-token-prices.query';
import { computePriceChangePercentE18 } from '@tradewind/rules/market-info/price-change';
import type { CoinFigures } from '@tradewind/schema/market-info/coin-figures';
import { computeValueUsdE18 } from '@tradewind/rules/market-info/token-value';
import { toWholeNumber, toWholeNumberOrNull } from '../../http/to-whole-number.ts';
import type { Chain } from '../../chain/chain.ts';
import { type CacheOptions, createCache } from '../upstream/create-cache.ts';
import { listPricesADayAgo } from './list-prices-a-day-ago.ts';
import type { MarketData } from './market-data.ts';

export type OwnSource = {
  database: Database;
  /** Without the exchange nothing is known. */
  chain: Pick<Chain, 'chainId' | 'node' | 'network' | 'findDeployment'>;
};
type CoinSource = OwnSource & { network: NetworkDeployment; exchange: ExchangeDeployment };

/**
 * Listed tokens from our own index and the chain; an id is a token's symbol in lower case, or its address. All
 * are computed at once and cached, so that the variety of queries does not increase the load of index and node.
 */
export function createOwnMarketData(
  { database, chain }: OwnSource,
  options: Omit<CacheOptions, 'size'>,
): MarketData {
  const cache = createCache<OwnCoin[]>({ ...options, size: 1 });
  return {
    listCoins: async ({ ids, page, per_page }) => {
      const { network } = chain;
      const exchange = chain.findDeployment(findExchangeDeployment);
      if (!network || !exchange) throw new Error('no exchange on this chain');
      const coins = await cache.get('all', () => listCoinFigures({ database, chain, network, exchange }));
      const wanted = ids?.split(',');
      return coins
        .filter(
          ({ token, figures }) =>
            wanted === undefined || wanted.includes(figures.id) || wanted.includes(token),
        )
        .slice((page - 1) * per_page, page * per_page)
        .map(({ figures }) => figures);
    },
  };
}

type OwnCoin = { token: string; figures: CoinFigures };

/** The largest market capitalisation first. */
async function listCoinFigures(source: CoinSource): Promise<OwnCoin[]> {
  const coins = await Promise.all(
    (await listCoins(source)).map(async (coin) => ({
      token: coin.token,
      figures: await toCoinFigures(coin, source),
    })),
  );
  return coins.toSorted((a, b) => (b.figures.market_cap ?? -1) - (a.figures.market_cap ?? -1));
}

type Coin = TokenPriceRow & { id: string; priceADayAgoUsdE18: bigint | undefined };

async function listCoins({ database, chain, network }: CoinSource): Promise<Coin[]> {
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

async function toCoinFigures(coin: Coin, source: CoinSource): Promise<CoinFigures> {
  const { id, token, symbol, name, decimals, priceUsdE18, priceADayAgoUsdE18 } = coin;
  const circulating = await findCirculating(token, source);
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
  { chain: { node }, exchange }: CoinSource,
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
