import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { TokenPricesUsdE18 } from '@tradewind/rules/market-info/market-pool';
import { computeTokenPricesUsdE18 } from '@tradewind/rules/market-info/token-price';
import type { ExchangeSources } from '../exchange-sources.ts';
import type { Market } from './load-market.ts';

type Moment = { blockNumber: number; blockTimestamp: number };

/** USD prices of the given tokens, or of all, as the blocks up to this one tell them. */
export function computePricesAt(
  market: Market,
  { stablecoins, wrappedNative }: ExchangeSources,
  { blockNumber, blockTimestamp }: Moment,
  tokens?: ReadonlySet<Hex>,
): TokenPricesUsdE18 {
  const isWanted = (token: string): boolean => tokens === undefined || tokens.has(`0x${token.slice(2)}`);
  const isNative = (token: string): boolean => token === wrappedNative;
  const pools = market
    .filter(({ token0, token1 }) =>
      [token0.address, token1.address].some((token) => isNative(token) || isWanted(token)),
    )
    .map((pool) => ({
      ...pool,
      observations: pool.observations.filter((observation) => observation.blockNumber <= blockNumber),
    }));
  return computeTokenPricesUsdE18({ pools, stablecoins, wrappedNative }, blockTimestamp);
}
