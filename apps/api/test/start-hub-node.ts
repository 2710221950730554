import { createDatabase } from '@tradewind/db/database';
import { vi } from 'vitest';
import { createPorts } from '../src/adapters/create-ports.ts';
import { createApp } from '../src/app.ts';
import { joinAreas } from '../src/area.ts';
import { areas } from '../src/areas.ts';
import { parseApiConfig } from '../src/config.ts';
import type { ApiDeps } from '../src/deps.ts';
import { createMetrics } from '../src/health/metrics.ts';
import { createHub, type HubOptions } from '../src/hub/hub.ts';
import { createIndexPosition } from '../src/indexing/index-position.ts';
import { createLogger } from '../src/logger.ts';
import { chainId } from './seed-index.ts';

type NodeOptions = Partial<Pick<HubOptions, 'limits' | 'methods' | 'bus' | 'logger'>> &
  Partial<Pick<ApiDeps, 'findDeployment'>> & { settings?: Record<string, string> };

/** One API node with a hub that accepts connections, on the caller's database, without a chain node. */
export async function startHubNode(databaseUrl: string, options: NodeOptions = {}) {
  const deps = createNodeDeps(databaseUrl, options);
  const { hub, config, database } = deps;
  const app = await createApp(deps);
  const origin = await app.listen({ host: '127.0.0.1', port: config.port });
  await vi.waitUntil(() => hub.state.phase === 'open', { timeout: 10_000 });
  const stop = async () => {
    await app.close();
    await database.close();
  };
  return { app, deps, hub, origin, port: Number(new URL(origin).port), stop };
}

function createNodeDeps(
  databaseUrl: string,
  { settings, findDeployment = () => undefined, ...options }: NodeOptions,
): ApiDeps {
  const config = parseApiConfig({
    DATABASE_URL: databaseUrl,
    CHAIN_ID: String(chainId),
    RPC_URLS: 'http://127.0.0.1:9',
    API_PORT: '0',
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '100000',
    HUB_CONNECTS_PER_MINUTE: '100000',
    MAX_EVENT_LOOP_DELAY_MS: '60000',
    ...settings,
  });
  const logger = options.logger ?? createLogger(config.logLevel);
  const database = createDatabase(databaseUrl, { maxConnections: 2 });
  const metrics = createMetrics();
  const ports = createPorts({ config, logger, database, exchange: undefined });
  const { notices, reports } = joinAreas(areas);
  const parts = { database, logger, registry: metrics.registry, notices };
  const hub = createHub({ ...config.hub, ...ports, ...parts, ...options });
  return {
    ...ports,
    config,
    logger,
    database,
    exchange: undefined,
    findDeployment,
    reports,
    metrics,
    hub,
    index: createIndexPosition({ config, database, hub }),
    lifecycle: { isClosing: false },
    now: () => new Date(),
  };
}

export type HubNode = Awaited<ReturnType<typeof startHubNode>>;
