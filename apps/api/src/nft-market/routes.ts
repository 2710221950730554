import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ApiDeps } from '../deps.ts';
import { artworkRoutes } from './artwork-routes.ts';
import { bidRoutes } from './bid-routes.ts';
import { createArtworkReader } from './create-artwork-reader.ts';
import { draftRoutes } from './draft-routes.ts';
import { historyRoutes } from './history-routes.ts';
import { listRoutes } from './list-routes.ts';
import { mintRoutes } from './mint-routes.ts';
import { offerRoutes } from './offer-routes.ts';
import { reportRoutes } from './report-routes.ts';
import { reviewRoutes } from './review-routes.ts';
import { takedownRoutes } from './takedown-routes.ts';
import { textRoutes } from './text-routes.ts';
import { similarRoutes } from './similar-routes.ts';
import { stillRoutes } from './still-routes.ts';

type Deps = Pick<ApiDeps, 'config' | 'database' | 'chains' | 'hub' | 'now'>;

/** The NFT market: its lists and works, the works and bids of accounts, the texts of works, and reports. */
export function nftMarketRoutes(deps: Deps): FastifyPluginAsyncZod {
  const works = createArtworkReader(deps);
  return async (app) => {
    for (const plugin of [
      listRoutes,
      stillRoutes,
      bidRoutes,
      offerRoutes,
      artworkRoutes,
      draftRoutes,
      textRoutes,
      mintRoutes,
      reportRoutes,
      reviewRoutes,
      takedownRoutes,
      historyRoutes,
      similarRoutes,
    ])
      await app.register(plugin({ ...deps, works }));
  };
}
