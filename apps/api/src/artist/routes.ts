import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ApiDeps } from '../deps.ts';
import { artistRoutes } from './artist-routes.ts';
import { channelRoutes } from './channel-routes.ts';
import { profileRoutes } from './profile-routes.ts';

/** Profiles of artists and their channels. */
export function artistAreaRoutes(
  deps: Pick<ApiDeps, 'config' | 'database' | 'chains' | 'now'>,
): FastifyPluginAsyncZod {
  return async (app) => {
    for (const plugin of [artistRoutes, profileRoutes, channelRoutes]) await app.register(plugin(deps));
  };
}
