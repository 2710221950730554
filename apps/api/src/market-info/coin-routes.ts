import { coinFiguresQuery, coinFiguresListSchema } from '@tradewind/schema/market-info/coin-figures';
import { tokenBalanceQuery, tokenBalanceSchema } from '@tradewind/schema/market-info/token-balance';
import type { ErrorCode } from '@tradewind/schema/wire/error-catalogue';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ApiDeps } from '../deps.ts';
import { live } from '../http/answer-kind.ts';
import { AppError } from '../http/app-error.ts';
import { answers } from '../http/answers.ts';

/** Data of configured services: figures of coins, and an explorer's balances. */
export function coinRoutes({
  marketData,
  explorer,
}: Pick<ApiDeps, 'marketData' | 'explorer'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/coins/markets',
      {
        config: live,
        schema: {
          tags: ['market-info'],
          querystring: coinFiguresQuery,
          response: answers(coinFiguresListSchema),
        },
      },
      async ({ query }) => {
        const data = await marketData.listCoins(query).catch(refuseAs('PRICE_UNKNOWN'));
        return { succeeded: true as const, data };
      },
    );
    app.get(
      '/explorer/api',
      {
        config: live,
        schema: {
          tags: ['market-info'],
          querystring: tokenBalanceQuery,
          response: answers(tokenBalanceSchema),
        },
      },
      async ({ query: { contractaddress: token, address: holder } }) => {
        const data = await explorer.getTokenBalance({ token, holder }).catch(refuseAs('BALANCE_UNKNOWN'));
        return { succeeded: true as const, data };
      },
    );
  };
}

/** An unavailable value is a refusal of a specified route. */
function refuseAs(code: ErrorCode): (cause: unknown) => never {
  return (cause) => {
    throw new AppError(code, { cause });
  };
}
