import type { Database } from '@tradewind/db/database';
import type { FastifyBaseLogger } from 'fastify';
import { createBus } from './adapters/bus/create-bus.ts';
import { createPorts } from './adapters/create-ports.ts';
import { joinAreas } from './area.ts';
import { areas } from './areas.ts';
import type { FindDeployment } from './chain/chain.ts';
import { createChains } from './chain/create-chains.ts';
import type { ApiConfig } from './config.ts';
import type { ApiDeps } from './deps.ts';
import { createMetrics } from './health/metrics.ts';
import { createHub, type HubOptions } from './hub/hub.ts';

/** Parts that tests replace. */
type Parts = {
  findDeployment?: FindDeployment;
  hub?: Partial<Pick<HubOptions, 'limits' | 'methods' | 'bus'>>;
  now?: () => Date;
};

/** Creates the dependencies of the areas; nothing runs before the app starts. */
export function createDeps(
  { config, logger, database }: { config: ApiConfig; logger: FastifyBaseLogger; database: Database },
  { findDeployment, hub: hubParts, now = () => new Date() }: Parts = {},
): ApiDeps {
  const metrics = createMetrics();
  const { notices, reports } = joinAreas(areas);
  const shared = { database, logger, registry: metrics.registry, notices };
  const bus = hubParts?.bus ?? createBus({ ...config, logger });
  const hub = createHub({ ...config.hub, homeChainId: config.chainId, ...shared, ...hubParts, bus });
  const chains = createChains({ config, database, hub }, findDeployment);
  return {
    ...createPorts({ config, logger, database, chains }),
    config,
    logger,
    database,
    chains,
    reports,
    metrics,
    hub,
    lifecycle: { isClosing: false },
    now,
  };
}
