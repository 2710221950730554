import { findPredictionDeployment } from '@tradewind/abi/deployment';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ApiDeps } from '../deps.ts';
import { accountRoutes } from './account-routes.ts';
import { createChainClock } from './chain-clock.ts';
import { createContractReader } from './contract-reader.ts';
import { collectRoutes } from './collect-routes.ts';
import { entryRoutes } from './entry-routes.ts';
import { leaderboardRoutes } from './leaderboard-routes.ts';
import { announceMarket } from './live/announce-market.ts';
import { toMarket } from './market.ts';
import { createMarketReader } from './market-reader.ts';
import type { PredictionDeps } from './prediction-deps.ts';
import { roundRoutes } from './round-routes.ts';
import { createWeekReader } from './week-reader.ts';

type Deps = Pick<ApiDeps, 'config' | 'database' | 'chains' | 'now' | 'hub' | 'logger'>;

/** Rounds of five minutes: their state, their entries, and the hub's events about them. */
export function predictionRoutes({ chains, hub, logger, ...ports }: Deps): FastifyPluginAsyncZod {
  const { home: chain } = chains;
  const deployment = chain.findDeployment(findPredictionDeployment);
  const market = deployment && toMarket(deployment);
  const clock = createChainClock();
  const reader = createMarketReader({ ...ports, chain, clock });
  const contracts = createContractReader(chain);
  const weeks = createWeekReader({ ...ports, contracts });
  const deps: PredictionDeps = { ...ports, chain, market, contracts, reader, weeks };
  return async (app) => {
    if (market) announceMarket(app, { hub: hub.state, logger, market, clock, reader });
    await app.register(roundRoutes(deps));
    await app.register(accountRoutes(deps));
    await app.register(leaderboardRoutes(deps));
    await app.register(entryRoutes(deps));
    await app.register(collectRoutes(deps));
  };
}
