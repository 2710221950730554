import { findPool } from '@tradewind/db/exchange/find-pool.query';
import { listCandles } from '@tradewind/db/exchange/list-candles.query';
import { listPoolTransactions } from '@tradewind/db/exchange/list-pool-transactions.query';
import { listPools } from '@tradewind/db/exchange/list-pools.query';
import type { PoolRow } from '@tradewind/db/exchange/pool-row';
import { candleIntervals, candleListSchema, listCandlesQuery } from '@tradewind/schema/exchange/candle';
import {
  listPoolsQuery,
  poolAddressParams,
  poolDetailSchema,
  poolListSchema,
} from '@tradewind/schema/exchange/pool';
import {
  listPoolTransactionsQuery,
  poolTransactionListSchema,
} from '@tradewind/schema/exchange/pool-transaction';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ofBlock } from '../http/answer-kind.ts';
import { AppError } from '../http/app-error.ts';
import { answers } from '../http/answers.ts';
import { formatEventCursor, toEventPaging } from './event-cursor.ts';
import type { ExchangeDeps } from './exchange-deps.ts';
import { toWireCandles } from './to-wire-candles.ts';
import { toWirePool } from './to-wire-pool.ts';
import { toWirePoolTransaction } from './to-wire-pool-transaction.ts';

const tags = ['exchange'];
const params = poolAddressParams;

/** All pools, and one with its prices and transactions. */
export function poolRoutes(deps: ExchangeDeps): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(poolListRoute(deps));
    await app.register(poolRoute(deps));
    await app.register(candlesRoute(deps));
    await app.register(transactionsRoute(deps));
  };
}

function poolListRoute({ chainId, database, index }: ExchangeDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/exchange/pools',
      { config: ofBlock, schema: { tags, querystring: listPoolsQuery, response: answers(poolListSchema) } },
      async ({ query: { pageNumber, pageSize, sort, order, search } }) => {
        const { items, total } = await listPools(database, {
          chainId,
          search: search ?? '',
          sort,
          ...(order && { order }),
          limit: pageSize,
          offset: (pageNumber - 1) * pageSize,
        });
        const blockNumber = items[0]?.blockNumber ?? (await index.get()).blockNumber;
        const data = { blockNumber, pools: items.map(toWirePool) };
        return { succeeded: true as const, data, totalCount: total, pageSize, pageNumber };
      },
    );
  };
}

function poolRoute(deps: ExchangeDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/exchange/pools/:address',
      { config: ofBlock, schema: { tags, params, response: answers(poolDetailSchema) } },
      async ({ params: { address } }) => {
        const { blockNumber, pool } = await getPool(deps, address);
        return { succeeded: true as const, data: { blockNumber, pool: toWirePool(pool) } };
      },
    );
  };
}

function candlesRoute(deps: ExchangeDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/exchange/pools/:address/candles',
      {
        config: ofBlock,
        schema: { tags, params, querystring: listCandlesQuery, response: answers(candleListSchema) },
      },
      async ({ params: { address }, query: { interval, before, limit } }) => {
        const { blockNumber } = await getPool(deps, address);
        const rows = await listCandles(deps.database, {
          chainId: deps.chainId,
          pool: address,
          intervalSeconds: candleIntervals[interval],
          ...(before !== undefined && { before }),
          limit: limit + 1,
        });
        return { succeeded: true as const, data: { blockNumber, candles: toWireCandles(rows, limit) } };
      },
    );
  };
}

function transactionsRoute(deps: ExchangeDeps): FastifyPluginAsyncZod {
  const response = answers(poolTransactionListSchema);
  return async (app) => {
    app.get(
      '/exchange/pools/:address/transactions',
      { config: ofBlock, schema: { tags, params, querystring: listPoolTransactionsQuery, response } },
      async ({ params: { address }, query: { kind, account, ...paging } }) => {
        const { blockNumber, pool } = await getPool(deps, address);
        const { items, nextCursor } = await listPoolTransactions(deps.database, {
          chainId: deps.chainId,
          pool: address,
          ...(kind && { kind }),
          ...(account && { account }),
          ...toEventPaging(paging),
        });
        const transactions = items.map((row) => toWirePoolTransaction(row, pool));
        const data = { blockNumber, transactions, nextCursor: formatEventCursor(nextCursor) };
        return { succeeded: true as const, data, pageSize: paging.pageSize };
      },
    );
  };
}

async function getPool(
  { chainId, database, index }: ExchangeDeps,
  address: `0x${string}`,
): Promise<{ blockNumber: number; pool: PoolRow }> {
  const pool = await findPool(database, { chainId, address });
  const blockNumber = pool?.blockNumber ?? (await index.get()).blockNumber;
  if (!pool) throw new AppError('POOL_NOT_FOUND');
  return { blockNumber, pool };
}
