import { tokenListQuery, tokenListSchema } from '@tradewind/schema/token-list/token-list';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ApiDeps } from '../deps.ts';
import { answers } from '../http/answers.ts';
import { AppError } from '../http/app-error.ts';
import { download } from './download.ts';
import { parseTokenList } from './parse-token-list.ts';
import { toHttpAddress } from './to-http-address.ts';

/** Each call makes us download up to a megabyte. */
const downloadsPerMinute = 120;

/** Foreign token lists, fetched and checked for the page, which talks to no one but us. */
export function tokenListRoutes({ config }: Pick<ApiDeps, 'config'>): FastifyPluginAsyncZod {
  const max = Math.min(config.rateLimitPerMinute, downloadsPerMinute);
  return async (app) => {
    app.get(
      '/token-list',
      {
        config: { rateLimit: { max, timeWindow: '1 minute' } },
        schema: {
          tags: ['token-list'],
          querystring: tokenListQuery,
          response: answers(tokenListSchema),
        },
      },
      async ({ query: { url } }) => {
        const address = toHttpAddress(url, config.tokenListGateway);
        const options = { isPrivateAllowed: config.isPrivateTokenListAllowed };
        const text = await download(address, options).catch((cause: unknown) => {
          throw new AppError('TOKEN_LIST_NOT_DOWNLOADED', { detail: url, cause });
        });
        return { succeeded: true as const, data: parseTokenList(text) };
      },
    );
  };
}
