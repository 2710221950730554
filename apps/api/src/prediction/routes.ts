import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ApiDeps } from '../deps.ts';
import { accountRoutes } from './account-routes.ts';
import { collectRoutes } from './collect-routes.ts';
import { entryRoutes } from './entry-routes.ts';
import { createGames } from './games.ts';
import { leaderboardRoutes } from './leaderboard-routes.ts';
import { announceMarket } from './live/announce-market.ts';
import type { PredictionDeps } from './prediction-deps.ts';
import { roundRoutes } from './round-routes.ts';

type Deps = Pick<ApiDeps, 'config' | 'database' | 'chains' | 'now' | 'hub' | 'logger'>;

/** Rounds of five minutes: their state, their entries, and the hub's events about them. */
export function predictionRoutes({ chains, hub, logger, ...ports }: Deps): FastifyPluginAsyncZod {
  const games = createGames({ ...ports, chains });
  const deps: PredictionDeps = { ...ports, games };
  return async (app) => {
    for (const { market, clock, reader } of games.all)
      if (market) announceMarket(app, { hub: hub.state, logger, market, clock, reader });
    await app.register(roundRoutes(deps));
    await app.register(accountRoutes(deps));
    await app.register(leaderboardRoutes(deps));
    await app.register(entryRoutes(deps));
    await app.register(collectRoutes(deps));
  };
}
