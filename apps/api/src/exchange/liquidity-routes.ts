import { listLiquidityEvents } from '@tradewind/db/exchange/list-liquidity-events.query';
import { listPositions } from '@tradewind/db/exchange/list-positions.query';
import { liquidityEventListSchema } from '@tradewind/schema/exchange/liquidity-event';
import { positionListSchema } from '@tradewind/schema/exchange/position';
import { listLiquidityEventsQuery, listPositionsQuery } from '@tradewind/schema/exchange/queries';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ofBlock } from '../http/answer-kind.ts';
import { answers } from '../http/answers.ts';
import { formatEventCursor, toEventPaging } from '../http/event-cursor.ts';
import type { ExchangeDeps } from './exchange-deps.ts';
import { toWireLiquidityEvent } from './to-wire-liquidity-event.ts';
import { toWirePosition } from './to-wire-position.ts';

const tags = ['exchange'];

/** An account's positions in pools, and their liquidity events. */
export function liquidityRoutes(deps: ExchangeDeps): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(positionsRoute(deps));
    await app.register(eventsRoute(deps));
  };
}

function positionsRoute({ database, chains }: ExchangeDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/exchange/positions',
      {
        config: ofBlock,
        schema: { tags, querystring: listPositionsQuery, response: answers(positionListSchema) },
      },
      async ({ query: { chainId: named, account, pageSize, cursor } }) => {
        const { chainId, index } = chains.get(named);
        const { blockNumber } = await index.get();
        const { items, nextCursor = null } = await listPositions(database, {
          chainId,
          account,
          limit: pageSize,
          ...(cursor !== undefined && { cursor }),
        });
        const data = { blockNumber, positions: items.map(toWirePosition), nextCursor };
        return { succeeded: true as const, data, pageSize };
      },
    );
  };
}

function eventsRoute({ database, chains }: ExchangeDeps): FastifyPluginAsyncZod {
  const response = answers(liquidityEventListSchema);
  return async (app) => {
    app.get(
      '/exchange/liquidity-events',
      { config: ofBlock, schema: { tags, querystring: listLiquidityEventsQuery, response } },
      async ({ query: { chainId: named, account, ...paging } }) => {
        const { chainId, index } = chains.get(named);
        const { blockNumber } = await index.get();
        const { items, nextCursor } = await listLiquidityEvents(database, {
          chainId,
          account,
          ...toEventPaging(paging),
        });
        const events = items.map(toWireLiquidityEvent);
        const data = { blockNumber, events, nextCursor: formatEventCursor(nextCursor) };
        return { succeeded: true as const, data, pageSize: paging.pageSize };
      },
    );
  };
}
