import { listSwaps } from '@tradewind/db/exchange/list-swaps.query';
import { exchangeStatusSchema } from '@tradewind/schema/exchange/status';
import { listSwapsQuery } from '@tradewind/schema/exchange/queries';
import { swapListSchema } from '@tradewind/schema/exchange/swap';
import { chainAloneQuery } from '@tradewind/schema/wire/chain-id';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ofBlock } from '../http/answer-kind.ts';
import { answers } from '../http/answers.ts';
import { formatEventCursor, toEventPaging } from '../http/event-cursor.ts';
import type { ExchangeDeps } from './exchange-deps.ts';
import { liquidityRoutes } from './liquidity-routes.ts';
import { poolRoutes } from './pool-routes.ts';
import { reserveRoutes } from './reserve-routes.ts';
import { toWireSwap } from './to-wire-swap.ts';

/** Pools, swaps and liquidity of a chain's index. */
export function exchangeRoutes(deps: ExchangeDeps): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(poolRoutes(deps));
    await app.register(reserveRoutes(deps));
    await app.register(swapRoutes(deps));
    await app.register(liquidityRoutes(deps));
    await app.register(statusRoutes(deps));
  };
}

function swapRoutes({ database, chains }: ExchangeDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/exchange/swaps',
      {
        config: ofBlock,
        schema: { tags: ['exchange'], querystring: listSwapsQuery, response: answers(swapListSchema) },
      },
      async ({ query: { chainId: named, account, pool, txHash, ...paging } }) => {
        const { chainId, index } = chains.get(named);
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

function statusRoutes({ chains }: ExchangeDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/exchange/status',
      {
        config: ofBlock,
        schema: { tags: ['exchange'], querystring: chainAloneQuery, response: answers(exchangeStatusSchema) },
      },
      async ({ query }) => {
        const { chainId, index } = chains.get(query.chainId);
        const { genesisHash, blockNumber, blockHash, blockTimestamp } = await index.get();
        return {
          succeeded: true as const,
          data: { chainId, genesisHash, blockNumber, blockHash, blockTimestamp },
        };
      },
    );
  };
}
