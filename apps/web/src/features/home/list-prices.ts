import type { Currency, Token } from '../../shared/token-list/currency.ts';
import type { MarketInfo } from '../../shared/market-info/fetch-market-info.ts';

export type Price = {
  readonly token: Token;
  readonly priceUsd: number;
  readonly changePercent: number | null;
};

const shownCount = 6;
const tagOrder = ['platform', 'native'];

/**
 * The first listed tokens with a known price: our own, the
 * wrapped native coin, then in list order, without stablecoins.
 */
export function listPrices(
  prices: MarketInfo['tokens'],
  currencies: readonly Currency[],
  count = shownCount,
): Price[] {
  const byAddress = new Map(prices.map((price) => [price.address, price]));
  return currencies
    .flatMap((currency) => {
      if (currency.kind === 'native' || currency.tags?.includes('stablecoin')) return [];
      const price = byAddress.get(`0x${currency.address.slice(2).toLowerCase()}`);
      if (!price) return [];
      return { token: currency, priceUsd: price.priceUsd, changePercent: price.priceChange24hPercent };
    })
    .toSorted((a, b) => computeRank(a.token) - computeRank(b.token))
    .slice(0, count);
}

function computeRank({ tags }: Token): number {
  const rank = tagOrder.findIndex((tag) => tags?.includes(tag));
  return rank === -1 ? tagOrder.length : rank;
}
