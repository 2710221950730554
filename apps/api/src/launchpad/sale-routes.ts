import { findSale } from '@tradewind/db/launchpad/find-sale.query';
import { listSaleBuyers } from '@tradewind/db/launchpad/list-sale-buyers.query';
import { buyersParams, buyersQuery, buyersSchema } from '@tradewind/schema/launchpad/buyers';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { live } from '../http/answer-kind.ts';
import { answers } from '../http/answers.ts';
import { AppError } from '../http/app-error.ts';
import type { LaunchpadDeps } from './launchpad-deps.ts';

/** The buyers of a sale, for a verifier and for anybody who settles it. */
export function saleRoutes({ database, chains }: LaunchpadDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/launchpad/sale/:chainId/:sale/buyers',
      {
        config: live,
        schema: {
          tags: ['launchpad'],
          params: buyersParams,
          querystring: buyersQuery,
          response: answers(buyersSchema),
        },
      },
      async ({ params: { chainId, sale }, query: { pageSize, after } }) => {
        const { blockNumber } = await chains.get(chainId).index.get();
        if ((await findSale(database, { chainId, address: sale })) === undefined)
          throw new AppError('SALE_NOT_FOUND');
        const page = { chainId, sale, limit: pageSize + 1, ...(after && { after }) };
        const rows = await listSaleBuyers(database, page);
        const buyers = rows.slice(0, pageSize).map(({ account, committed, weight, accepted }) => ({
          account,
          committed: committed.toString(),
          weight,
          accepted: accepted?.toString() ?? null,
        }));
        const nextAfter = rows.length > pageSize ? (buyers.at(-1)?.account ?? null) : null;
        return { succeeded: true as const, data: { blockNumber, buyers, nextAfter } };
      },
    );
  };
}
