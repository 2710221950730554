import type { Database } from '@tradewind/db/database';
import { findPool } from '@tradewind/db/exchange/find-pool.query';
import { listCandles } from '@tradewind/db/exchange/list-candles.query';
import { listPoolTransactions } from '@tradewind/db/exchange/list-pool-transactions.query';
import { listPools } from '@tradewind/db/exchange/list-pools.query';
import type { PoolRow } from '@tradewind/db/exchange/pool-row';
import { candleIntervals, candleListSchema } from '@tradewind/schema/exchange/candle';
import { poolAddressParams, poolDetailSchema, poolListSchema } from '@tradewind/schema/exchange/pool';
import { poolTransactionListSchema } from '@tradewind/schema/exchange/pool-transaction';
import {
  listCandlesQuery,
  listPoolsQuery,
  listPoolTransactionsQuery,
} from '@tradewind/schema/exchange/queries';
import { chainAloneQuery } from '@tradewind/schema/wire/chain-id';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Chain } from '../chain/chain.ts';
import { ofBlock } from '../http/answer-kind.ts';
import { AppError } from '../http/app-error.ts';
import { answers } from '../http/answers.ts';
import { formatEventCursor, toEventPaging } from '../http/event-cursor.ts';
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

function poolListRoute({ database, chains }: ExchangeDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/exchange/pools',
      { config: ofBlock, schema: { tags, querystring: listPoolsQuery, response: answers(poolListSchema) } },
      async ({ query: { chainId: named, pageNumber, pageSize, sort, order, search } }) => {
        const { chainId, index } = chains.get(named);
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

function poolRoute({ database, chains }: ExchangeDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/exchange/pools/:address',
      {
        config: ofBlock,
        schema: { tags, params, querystring: chainAloneQuery, response: answers(poolDetailSchema) },
      },
      async ({ params: { address }, query: { chainId } }) => {
        const { blockNumber, pool } = await getPool(database, chains.get(chainId), address);
        return { succeeded: true as const, data: { blockNumber, pool: toWirePool(pool) } };
      },
    );
  };
}

function candlesRoute({ database, chains }: ExchangeDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/exchange/pools/:address/candles',
      {
        config: ofBlock,
        schema: { tags, params, querystring: listCandlesQuery, response: answers(candleListSchema) },
      },
      async ({ params: { address }, query: { chainId, interval, before, limit } }) => {
        const chain = chains.get(chainId);
        const { blockNumber } = await getPool(database, chain, address);
        const rows = await listCandles(database, {
          chainId: chain.chainId,
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

function transactionsRoute({ database, chains }: ExchangeDeps): FastifyPluginAsyncZod {
  const response = answers(poolTransactionListSchema);
  return async (app) => {
    app.get(
      '/exchange/pools/:address/transactions',
      { config: ofBlock, schema: { tags, params, querystring: listPoolTransactionsQuery, response } },
      async ({ params: { address }, query: { chainId, kind, account, ...paging } }) => {
        const chain = chains.get(chainId);
        const { blockNumber, pool } = await getPool(database, chain, address);
        const { items, nextCursor } = await listPoolTransactions(database, {
          chainId: chain.chainId,
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
  database: Database,
  { chainId, index }: Chain,
  address: `0x${string}`,
): Promise<{ blockNumber: number; pool: PoolRow }> {
  const pool = await findPool(database, { chainId, address });
  const blockNumber = pool?.blockNumber ?? (await index.get()).blockNumber;
  if (!pool) throw new AppError('POOL_NOT_FOUND');
  return { blockNumber, pool };
}
