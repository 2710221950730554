import { findPool } from '@tradewind/db/exchange/find-pool.query';
import { listPools } from '@tradewind/db/exchange/list-pools.query';
import { listSwaps } from '@tradewind/db/exchange/list-swaps.query';
import {
  listPoolsQuery,
  poolAddressParams,
  poolDetailSchema,
  poolListSchema,
} from '@tradewind/schema/exchange/pool';
import { exchangeStatusSchema } from '@tradewind/schema/exchange/status';
import { listSwapsQuery, swapListSchema } from '@tradewind/schema/exchange/swap';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ApiDeps } from '../deps.ts';
import { AppError } from '../http/app-error.ts';
import { answers } from '../http/answers.ts';
import { getCheckpoint } from '../indexing/get-checkpoint.ts';
import { formatSwapCursor, parseSwapCursor } from './swap-cursor.ts';
import { toWirePool } from './to-wire-pool.ts';
import { toWireSwap } from './to-wire-swap.ts';

type ExchangeDeps = Pick<ApiDeps, 'config' | 'database'>;

/** Pools and swaps as the index knows them. */
export function exchangeRoutes(deps: ExchangeDeps): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(poolRoutes(deps));
    await app.register(swapRoutes(deps));
    await app.register(statusRoutes(deps));
  };
}

function poolRoutes({ config, database }: ExchangeDeps): FastifyPluginAsyncZod {
  const { chainId } = config;
  return async (app) => {
    app.get(
      '/exchange/pools',
      { schema: { tags: ['exchange'], querystring: listPoolsQuery, response: answers(poolListSchema) } },
      async ({ query: { pageNumber, pageSize, sort, order, search } }) => {
        const { blockNumber } = await getCheckpoint({ config, database });
        const page = { limit: pageSize, offset: (pageNumber - 1) * pageSize };
        const { items, total } = await listPools(database, {
          chainId,
          sort,
          search: search ?? '',
          ...(order && { order }),
          ...page,
        });
        const data = { blockNumber, pools: items.map(toWirePool) };
        return { succeeded: true as const, data, totalCount: total, pageSize, pageNumber };
      },
    );
    app.get(
      '/exchange/pools/:address',
      { schema: { tags: ['exchange'], params: poolAddressParams, response: answers(poolDetailSchema) } },
      async ({ params: { address } }) => {
        const { blockNumber } = await getCheckpoint({ config, database });
        const pool = await findPool(database, { chainId, address });
        if (!pool) throw new AppError('POOL_NOT_FOUND');
        return { succeeded: true as const, data: { blockNumber, pool: toWirePool(pool) } };
      },
    );
  };
}

function swapRoutes({ config, database }: ExchangeDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/exchange/swaps',
      { schema: { tags: ['exchange'], querystring: listSwapsQuery, response: answers(swapListSchema) } },
      async ({ query: { pageSize, cursor, account, pool, txHash } }) => {
        const { blockNumber } = await getCheckpoint({ config, database });
        const { items, nextCursor } = await listSwaps(database, {
          chainId: config.chainId,
          limit: pageSize,
          ...(account && { account }),
          ...(pool && { pool }),
          ...(txHash && { txHash }),
          ...(cursor !== undefined && { cursor: parseSwapCursor(cursor) }),
        });
        const data = { blockNumber, swaps: items.map(toWireSwap) };
        return {
          succeeded: true as const,
          data: { ...data, nextCursor: nextCursor ? formatSwapCursor(nextCursor) : null },
          pageSize,
        };
      },
    );
  };
}

function statusRoutes(deps: ExchangeDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/exchange/status',
      { schema: { tags: ['exchange'], response: answers(exchangeStatusSchema) } },
      async () => {
        const { genesisHash, blockNumber, blockHash, blockTimestamp } = await getCheckpoint(deps);
        const { chainId } = deps.config;
        return {
          succeeded: true as const,
          data: { chainId, genesisHash, blockNumber, blockHash, blockTimestamp },
        };
      },
    );
  };
}
