import { listTokenSummariesQuery } from '@tradewind/schema/exchange/queries';
import { tokenSummaryListSchema } from '@tradewind/schema/exchange/token-summary';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ApiDeps } from '../deps.ts';
import { ofBlock } from '../http/answer-kind.ts';
import { answers } from '../http/answers.ts';
import type { DayAgoReader } from './create-day-ago-reader.ts';
import { createTokenSummaryReader } from './create-token-summary-reader.ts';

/** The tokens of a chain in figures. */
export function tokenSummaryRoutes(
  { database, chains }: Pick<ApiDeps, 'database' | 'chains'>,
  readDayAgo: DayAgoReader,
): FastifyPluginAsyncZod {
  const readTokens = createTokenSummaryReader(database, readDayAgo);
  return async (app) => {
    app.get(
      '/market/tokens',
      {
        config: ofBlock,
        schema: {
          tags: ['market-info'],
          querystring: listTokenSummariesQuery,
          response: answers(tokenSummaryListSchema),
        },
      },
      async ({ query: { chainId, pageNumber, pageSize, sort, order, search, addresses } }) => {
        const { total, ...data } = await readTokens(chains.get(chainId), {
          sort,
          ...(order && { order }),
          ...(search !== undefined && { search }),
          ...(addresses && { addresses }),
          limit: pageSize,
          offset: (pageNumber - 1) * pageSize,
        });
        return { succeeded: true as const, data, totalCount: total, pageSize, pageNumber };
      },
    );
  };
}
