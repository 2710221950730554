import { type TokenList, tokenListQuery, tokenListSchema } from '@tradewind/schema/token-list/token-list';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ApiDeps } from '../deps.ts';
import { live } from '../http/answer-kind.ts';
import { answers } from '../http/answers.ts';
import { createCache } from '../adapters/upstream/create-cache.ts';
import { AppError } from '../http/app-error.ts';
import { downloadTokenList } from '../adapters/foreign/download-token-list.ts';
import { parseTokenList } from '../adapters/foreign/parse-token-list.ts';
import { toHttpAddress } from '../adapters/foreign/to-http-address.ts';

/** Each call may download up to a megabyte. */
const downloadsPerMinute = 120;
/** A list has a megabyte at most. */
const keptLists = 32;

/** Foreign token lists, fetched and checked for the page, which connects only to us. */
export function tokenListRoutes({ config }: Pick<ApiDeps, 'config'>): FastifyPluginAsyncZod {
  const max = Math.min(config.rateLimitPerMinute, downloadsPerMinute);
  const lists = createCache<TokenList>({ freshMs: config.upstreamCacheMs, staleMs: 0, size: keptLists });
  const read = async (url: string): Promise<TokenList> => {
    const address = toHttpAddress(url, config.tokenListGateway);
    const isAllowed = () => config.isPrivateTokenListAllowed;
    const text = await downloadTokenList(address, { isAllowed }).catch((cause: unknown) => {
      throw new AppError('TOKEN_LIST_NOT_DOWNLOADED', { detail: url, cause });
    });
    return parseTokenList(text);
  };
  return async (app) => {
    app.get(
      '/token-list',
      {
        config: { ...live, rateLimit: { max, timeWindow: '1 minute' } },
        schema: {
          tags: ['token-list'],
          querystring: tokenListQuery,
          response: answers(tokenListSchema),
        },
      },
      async ({ query: { url } }) => ({
        succeeded: true as const,
        data: await lists.get(url, () => read(url)),
      }),
    );
  };
}
