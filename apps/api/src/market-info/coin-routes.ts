import { coinFiguresQuery, coinFiguresListSchema } from '@tradewind/schema/market-info/coin-figures';
import { tokenBalanceQuery, tokenBalanceSchema } from '@tradewind/schema/market-info/token-balance';
import type { ErrorCode } from '@tradewind/schema/wire/error-catalogue';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ApiDeps } from '../deps.ts';
import { live } from '../http/answer-kind.ts';
import { AppError } from '../http/app-error.ts';
import { answers } from '../http/answers.ts';

type CoinDeps = Pick<ApiDeps, 'marketData' | 'explorer' | 'chains'>;

const tags = ['market-info'];

/** Data of configured services: figures of coins, and an explorer's balances. */
export function coinRoutes(deps: CoinDeps): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(coinFiguresRoute(deps));
    await app.register(tokenBalanceRoute(deps));
  };
}

function coinFiguresRoute({ marketData }: CoinDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/coins/markets',
      {
        config: live,
        schema: { tags, querystring: coinFiguresQuery, response: answers(coinFiguresListSchema) },
      },
      async ({ query }) => {
        const data = await marketData.listCoins(query).catch(refuseAs('PRICE_UNKNOWN'));
        return { succeeded: true as const, data };
      },
    );
  };
}

function tokenBalanceRoute({ explorer, chains }: CoinDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/explorer/api',
      {
        config: live,
        schema: { tags, querystring: tokenBalanceQuery, response: answers(tokenBalanceSchema) },
      },
      async ({ query: { chainId, contractaddress: token, address: holder } }) => {
        const chain = chains.get(chainId);
        const data = await explorer
          .getTokenBalance({ token, holder }, chain)
          .catch(refuseAs('BALANCE_UNKNOWN'));
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
