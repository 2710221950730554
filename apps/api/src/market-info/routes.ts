import { findTokenPriceUsd } from '@tradewind/db/market-info/find-token-price-usd.query';
import { getMarketSummary } from '@tradewind/db/market-info/get-market-summary.query';
import { listTokenPrices } from '@tradewind/db/market-info/list-token-prices.query';
import { isSameAddress } from '@tradewind/rules/network/address';
import {
  marketSchema,
  platformTokenPriceSchema,
  totalValueLockedSchema,
} from '@tradewind/schema/market-info/market-info';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ApiDeps } from '../deps.ts';
import { AppError } from '../http/app-error.ts';
import { answers } from '../http/answers.ts';
import { coinRoutes } from './coin-routes.ts';
import { getCheckpoint } from '../indexing/get-checkpoint.ts';
import { toWholeNumber } from '../http/to-whole-number.ts';

type MarketInfoDeps = Pick<ApiDeps, 'config' | 'database' | 'platformToken' | 'marketData' | 'explorer'>;

/** The specified market calls: from the indexed pools (time-weighted prices), and through the ports for a market service and an explorer. */
export function marketInfoRoutes(deps: MarketInfoDeps): FastifyPluginAsyncZod {
  const { config, database, platformToken, marketData, explorer } = deps;
  const { chainId } = config;
  return async (app) => {
    app.get(
      '/Market/api/get_market',
      { schema: { tags: ['market-info'], response: answers(marketSchema) } },
      async () => ({ succeeded: true as const, data: await readMarket(deps) }),
    );
    app.get(
      '/Market/api/get_tvl',
      { schema: { tags: ['market-info'], response: answers(totalValueLockedSchema) } },
      async () => {
        const { blockNumber } = await getCheckpoint(deps);
        const { tvlUsdE18 } = await getMarketSummary(database, { chainId });
        return {
          succeeded: true as const,
          data: { blockNumber, totalValueLockedUsd: toWholeUsdOrNull(tvlUsdE18) },
        };
      },
    );
    app.get(
      '/market/price_bscs',
      { schema: { tags: ['market-info'], response: answers(platformTokenPriceSchema) } },
      async () => {
        const price = platformToken && (await findTokenPriceUsd(database, { chainId, token: platformToken }));
        if (price === undefined) throw new AppError('PRICE_UNKNOWN');
        return { succeeded: true as const, data: toWholeNumber(price) };
      },
    );
    await app.register(coinRoutes({ marketData, explorer }));
  };
}

async function readMarket({ config, database, platformToken }: MarketInfoDeps) {
  const { chainId } = config;
  const { blockNumber } = await getCheckpoint({ config, database });
  const [summary, prices] = await Promise.all([
    getMarketSummary(database, { chainId }),
    listTokenPrices(database, { chainId }),
  ]);
  const tokens = prices.map(({ token, symbol, priceUsdE18 }) => ({
    address: token,
    symbol,
    priceUsd: toWholeNumber(priceUsdE18),
  }));
  return {
    blockNumber,
    priceUsd:
      tokens.find(({ address }) => platformToken && isSameAddress(address, platformToken))?.priceUsd ?? null,
    totalValueLockedUsd: toWholeUsdOrNull(summary.tvlUsdE18),
    volume24hUsd: toWholeNumber(summary.volume24hUsdE18),
    swapCount24h: summary.swapCount24h,
    poolCount: summary.poolCount,
    tokens,
  };
}

function toWholeUsdOrNull(valueUsdE18: bigint | null): number | null {
  return valueUsdE18 === null ? null : toWholeNumber(valueUsdE18);
}
