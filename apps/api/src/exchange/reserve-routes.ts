import { dustPoolLimit, findDustReserves } from '@tradewind/db/exchange/find-dust-reserves.query';
import { findReserves } from '@tradewind/db/exchange/find-reserves.query';
import { dustReservesQuery } from '@tradewind/schema/exchange/dust-reserves';
import { encodeReserveSnapshot } from '@tradewind/schema/exchange/reserve-snapshot';
import { chainAloneQuery } from '@tradewind/schema/wire/chain-id';
import { refusalSchema } from '@tradewind/schema/wire/envelope';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ofBlock } from '../http/answer-kind.ts';
import { AppError } from '../http/app-error.ts';
import type { ExchangeDeps } from './exchange-deps.ts';

const tags = ['exchange'];
const bytesSchema = z.unknown().meta({
  description: 'Binary, as packages/schema/src/exchange/reserve-snapshot.ts says',
  format: 'binary',
});
const bytes = (description: string) => ({
  200: { description, content: { 'application/octet-stream': { schema: bytesSchema } } },
  '4xx': refusalSchema,
  '5xx': refusalSchema,
});

/**
 * Reserves as of the index's block, which the same statement reads: of the funded pools, and of the dust pools
 * that two tokens may need.
 */
export function reserveRoutes(deps: ExchangeDeps): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(fundedRoute(deps));
    await app.register(dustRoute(deps));
  };
}

function fundedRoute({ database, chains }: ExchangeDeps): FastifyPluginAsyncZod {
  const response = bytes('The reserves of the funded pools: all but dust and empty ones');
  const schema = { tags, querystring: chainAloneQuery, response };
  return async (app) => {
    app.get('/exchange/reserves', { config: ofBlock, schema }, async ({ query }) => {
      const { chainId } = chains.get(query.chainId);
      const reserves = await findReserves(database, { chainId });
      if (!reserves) throw new AppError('INDEX_NOT_STARTED');
      return encodeReserveSnapshot({ chainId, ...reserves });
    });
  };
}

function dustRoute({ database, chains }: ExchangeDeps): FastifyPluginAsyncZod {
  const response = bytes(
    `The reserves of the dust pools of two tokens: their own, and the ${dustPoolLimit} of each on either side that hold the most of it`,
  );
  const schema = { tags, querystring: dustReservesQuery, response };
  return async (app) => {
    app.get('/exchange/reserves/dust', { config: ofBlock, schema }, async ({ query }) => {
      const { tokenA, tokenB } = query;
      const { chainId } = chains.get(query.chainId);
      const [token0, token1] = tokenA < tokenB ? [tokenA, tokenB] : [tokenB, tokenA];
      const reserves = await findDustReserves(database, { chainId, token0, token1 });
      if (!reserves) throw new AppError('INDEX_NOT_STARTED');
      return encodeReserveSnapshot({ chainId, ...reserves });
    });
  };
}
