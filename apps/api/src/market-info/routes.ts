import { findExchangeDeployment } from '@tradewind/abi/deployment';
import { findTokenPriceUsd } from '@tradewind/db/market-info/find-token-price-usd.query';
import { getMarketSummary } from '@tradewind/db/market-info/get-market-summary.query';
import {
  marketSchema,
  platformTokenPriceSchema,
  totalValueLockedSchema,
} from '@tradewind/schema/market-info/market-info';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ApiDeps } from '../deps.ts';
import { ofBlock } from '../http/answer-kind.ts';
import { AppError } from '../http/app-error.ts';
import { answers } from '../http/answers.ts';
import { coinRoutes } from './coin-routes.ts';
import { toWholeNumber, toWholeNumberOrNull } from '../http/to-whole-number.ts';
import { createMarketReader } from './create-market-reader.ts';

type MarketInfoDeps = Pick<ApiDeps, 'database' | 'chains' | 'marketData' | 'explorer'>;

/**
 * The specified market calls: from the indexed pools (time-weighted prices), and from the configured market
 * service and explorer.
 */
export function marketInfoRoutes(deps: MarketInfoDeps): FastifyPluginAsyncZod {
  const { database, chains, marketData, explorer } = deps;
  const { chainId, index } = chains.home;
  const token = chains.home.findDeployment(findExchangeDeployment)?.platformToken;
  const readMarket = createMarketReader({ database, chain: chains.home });
  return async (app) => {
    app.get(
      '/Market/api/get_market',
      { config: ofBlock, schema: { tags: ['market-info'], response: answers(marketSchema) } },
      async () => ({ succeeded: true as const, data: await readMarket() }),
    );
    app.get(
      '/Market/api/get_tvl',
      { config: ofBlock, schema: { tags: ['market-info'], response: answers(totalValueLockedSchema) } },
      async () => {
        const { blockNumber } = await index.get();
        const { tvlUsdE18 } = await getMarketSummary(database, { chainId });
        return {
          succeeded: true as const,
          data: { blockNumber, totalValueLockedUsd: toWholeNumberOrNull(tvlUsdE18) },
        };
      },
    );
    app.get(
      '/market/price_bscs',
      { config: ofBlock, schema: { tags: ['market-info'], response: answers(platformTokenPriceSchema) } },
      async () => {
        const price = token && (await findTokenPriceUsd(database, { chainId, token }));
        if (price === undefined) throw new AppError('PRICE_UNKNOWN');
        return { succeeded: true as const, data: toWholeNumber(price) };
      },
    );
    await app.register(coinRoutes({ marketData, explorer }));
  };
}
