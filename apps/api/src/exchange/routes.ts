import { listSwaps } from '@tradewind/db/exchange/list-swaps.query';
import { exchangeStatusSchema } from '@tradewind/schema/exchange/status';
import { listSwapsQuery, swapListSchema } from '@tradewind/schema/exchange/swap';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ApiDeps } from '../deps.ts';
import { ofBlock } from '../http/answer-kind.ts';
import { answers } from '../http/answers.ts';
import { formatEventCursor, toEventPaging } from './event-cursor.ts';
import type { ExchangeDeps } from './exchange-deps.ts';
import { liquidityRoutes } from './liquidity-routes.ts';
import { poolRoutes } from './pool-routes.ts';
import { reserveRoutes } from './reserve-routes.ts';
import { toWireSwap } from './to-wire-swap.ts';

/** Pools, swaps and liquidity of the home chain's index. */
export function exchangeRoutes({
  database,
  chains: { home },
}: Pick<ApiDeps, 'database' | 'chains'>): FastifyPluginAsyncZod {
  const deps: ExchangeDeps = { database, chainId: home.chainId, index: home.index };
  return async (app) => {
    await app.register(poolRoutes(deps));
    await app.register(reserveRoutes(deps));
    await app.register(swapRoutes(deps));
    await app.register(liquidityRoutes(deps));
    await app.register(statusRoutes(deps));
  };
}

function swapRoutes({ chainId, database, index }: ExchangeDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/exchange/swaps',
      {
        config: ofBlock,
        schema: { tags: ['exchange'], querystring: listSwapsQuery, response: answers(swapListSchema) },
      },
      async ({ query: { account, pool, txHash, ...paging } }) => {
        const { blockNumber } = await index.get();
        const { items, nextCursor } = await listSwaps(database, {
          chainId,
          ...toEventPaging(paging),
          ...(account && { account }),
          ...(pool && { pool }),
          ...(txHash && { txHash }),
        });
        const data = { blockNumber, swaps: items.map(toWireSwap), nextCursor: formatEventCursor(nextCursor) };
        return { succeeded: true as const, data, pageSize: paging.pageSize };
      },
    );
  };
}

function statusRoutes({ chainId, index }: ExchangeDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/exchange/status',
      { config: ofBlock, schema: { tags: ['exchange'], response: answers(exchangeStatusSchema) } },
      async () => {
        const { genesisHash, blockNumber, blockHash, blockTimestamp } = await index.get();
        return {
          succeeded: true as const,
          data: { chainId, genesisHash, blockNumber, blockHash, blockTimestamp },
        };
      },
    );
  };
}
