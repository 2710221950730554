import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ApiDeps } from '../deps.ts';
import { listRoutes } from './list-routes.ts';
import { moveRoutes } from './move-routes.ts';

type Deps = Pick<ApiDeps, 'config' | 'database' | 'chains' | 'now'>;

/** NFTs in wallets and staked, and reports of their moves. */
export function nftStakeRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(listRoutes(deps));
    await app.register(moveRoutes(deps));
  };
}
