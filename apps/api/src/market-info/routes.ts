import { findExchangeDeployment } from '@tradewind/abi/deployment';
import { findTokenPriceUsd } from '@tradewind/db/market-info/find-token-price-usd.query';
import { getPoolSummary } from '@tradewind/db/market-info/get-pool-summary.query';
import {
  marketInfoSchema,
  platformTokenPriceSchema,
  totalValueLockedSchema,
} from '@tradewind/schema/market-info/market-info';
import { chainAloneQuery } from '@tradewind/schema/wire/chain-id';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ApiDeps } from '../deps.ts';
import { ofBlock } from '../http/answer-kind.ts';
import { AppError } from '../http/app-error.ts';
import { answers } from '../http/answers.ts';
import { coinRoutes } from './coin-routes.ts';
import { toWholeNumber, toWholeNumberOrNull } from '../http/to-whole-number.ts';
import { createDayAgoReader } from './create-day-ago-reader.ts';
import { createMarketInfoReader } from './create-market-info-reader.ts';
import { tokenSummaryRoutes } from './token-summary-routes.ts';

const tags = ['market-info'];

type MarketInfoDeps = Pick<ApiDeps, 'database' | 'chains' | 'marketData' | 'explorer'>;

/**
 * The specified market info calls: from the indexed pools (time-weighted prices), and from the configured market
 * data service and explorer.
 */
export function marketInfoRoutes(deps: MarketInfoDeps): FastifyPluginAsyncZod {
  const { database, chains, marketData, explorer } = deps;
  const readDayAgo = createDayAgoReader({ database, chains });
  const readMarketInfo = createMarketInfoReader({ database }, readDayAgo);
  return async (app) => {
    app.get(
      '/Market/api/get_market',
      {
        config: ofBlock,
        schema: { tags, querystring: chainAloneQuery, response: answers(marketInfoSchema) },
      },
      async ({ query }) => ({
        succeeded: true as const,
        data: await readMarketInfo(chains.get(query.chainId)),
      }),
    );
    app.get(
      '/Market/api/get_tvl',
      {
        config: ofBlock,
        schema: { tags, querystring: chainAloneQuery, response: answers(totalValueLockedSchema) },
      },
      async ({ query }) => {
        const { chainId, index } = chains.get(query.chainId);
        const { blockNumber } = await index.get();
        const { tvlUsdE18 } = await getPoolSummary(database, { chainId });
        return {
          succeeded: true as const,
          data: { blockNumber, totalValueLockedUsd: toWholeNumberOrNull(tvlUsdE18) },
        };
      },
    );
    await app.register(platformTokenPriceRoute({ database, chains }));
    await app.register(tokenSummaryRoutes({ database, chains }, readDayAgo));
    await app.register(coinRoutes({ marketData, explorer, chains }));
  };
}

function platformTokenPriceRoute({
  database,
  chains,
}: Pick<MarketInfoDeps, 'database' | 'chains'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/market/price_bscs',
      {
        config: ofBlock,
        schema: { tags, querystring: chainAloneQuery, response: answers(platformTokenPriceSchema) },
      },
      async ({ query }) => {
        const { chainId, findDeployment } = chains.get(query.chainId);
        const token = findDeployment(findExchangeDeployment)?.platformToken;
        const price = token && (await findTokenPriceUsd(database, { chainId, token }));
        if (price === undefined) throw new AppError('PRICE_UNKNOWN');
        return { succeeded: true as const, data: toWholeNumber(price) };
      },
    );
  };
}
