import { findLaunchpadDeployment } from '@tradewind/abi/deployment';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ApiDeps } from '../deps.ts';
import { allocationRoutes } from './allocation-routes.ts';
import { calendarRoutes } from './calendar-routes.ts';
import { collectRoutes } from './collect-routes.ts';
import { disclaimerRoutes } from './disclaimer-routes.ts';
import { joinRoutes } from './join-routes.ts';
import { kycRoute } from './kyc-route.ts';
import { announceSales } from './live/announce-sales.ts';
import { listRoutes } from './list-routes.ts';
import { createListLock } from './list-upload/list-lock.ts';
import { listUploadRoute } from './list-upload/list-upload-route.ts';
import { monthlyRoutes } from './monthly-routes.ts';
import { permitRoutes } from './permit-routes.ts';
import { pictureRoute } from './picture/picture-route.ts';
import { projectEditRoutes } from './project-edit-routes.ts';
import { projectRoutes } from './project-routes.ts';
import { saleRoutes } from './sale-routes.ts';
import { listFromTiersRoute } from './tier-list/list-from-tiers-route.ts';

/** Token sales: the operator's projects with the sales that the index has of them, on all chains. */
export function launchpadRoutes(
  deps: Pick<ApiDeps, 'config' | 'database' | 'chains' | 'now' | 'hub' | 'logger' | 'signer' | 'pictures'>,
): FastifyPluginAsyncZod {
  const { database, logger, chains, hub } = deps;
  return async (app) => {
    for (const chain of chains.all)
      if (chain.findDeployment(findLaunchpadDeployment))
        announceSales(app, { database, logger, chain, hub: hub.state });
    await app.register(projectRoutes(deps));
    await app.register(calendarRoutes(deps));
    await app.register(allocationRoutes(deps));
    await app.register(saleRoutes(deps));
    await app.register(monthlyRoutes(deps));
    await app.register(listRoutes(deps));
    const lock = createListLock();
    await app.register(listUploadRoute(deps, lock));
    await app.register(listFromTiersRoute(deps, lock));
    await app.register(joinRoutes(deps));
    await app.register(collectRoutes(deps));
    await app.register(disclaimerRoutes(deps));
    await app.register(permitRoutes(deps));
    await app.register(projectEditRoutes(deps));
    await app.register(pictureRoute(deps));
    await app.register(kycRoute(deps));
  };
}
