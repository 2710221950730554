import { createDatabase } from '@tradewind/db/database';
import { createTestDatabase } from '@tradewind/db/test-database';
import { createPorts } from '../src/adapters/create-ports.ts';
import { createApp } from '../src/app.ts';
import { joinAreas } from '../src/area.ts';
import { areas } from '../src/areas.ts';
import { parseApiConfig } from '../src/config.ts';
import type { ApiDeps } from '../src/deps.ts';
import { createMetrics } from '../src/health/metrics.ts';
import { createHub } from '../src/hub/hub.ts';
import { createIndexPosition } from '../src/indexing/index-position.ts';
import { createLogger } from '../src/logger.ts';
import { startModelNode } from './model-node.ts';
import { chainId, exchange } from './seed-index.ts';

/** The real app on its own migrated, empty database and a model node; `clock.time` stops its wall clock. */
export async function startTestApi(
  settings: Record<string, string> = {},
  parts: Partial<Pick<ApiDeps, 'findDeployment'>> = {},
  /** The database URL, where it is not the direct one. */
  toDatabaseUrl: (url: string) => Promise<string> = (url) => Promise.resolve(url),
) {
  const [node, testDatabase] = [await startModelNode(), await createTestDatabase()];
  const databaseUrl = await toDatabaseUrl(testDatabase.url);
  const config = toConfig({ DATABASE_URL: databaseUrl, RPC_URLS: node.url, ...settings });
  const clock: { time?: Date } = {};
  const database = createDatabase(databaseUrl, {
    maxConnections: config.databaseConnections,
    statementTimeoutMs: config.statementTimeoutMs,
    applicationName: 'tradewind-api',
  });
  const logger = createLogger(config.logLevel);
  const deps = { ...createTestDeps({ config, logger, database }), ...parts, now: () => clock.time ?? new Date() };
  const app = await createApp(deps);
  const stop = async () => {
    await app.close();
    await node.stop();
    await database.close();
    await testDatabase.drop();
  };
  return { app, deps, node, clock, stop };
}

function createTestDeps(own: Pick<ApiDeps, 'config' | 'logger' | 'database'>): ApiDeps {
  const { config } = own;
  const ports = createPorts({ ...own, exchange });
  const metrics = createMetrics();
  const { notices, reports } = joinAreas(areas);
  const hub = createHub({ ...config.hub, ...ports, ...own, registry: metrics.registry, notices });
  return {
    ...ports,
    ...own,
    exchange,
    findDeployment: (find) => find(config.chainId),
    reports,
    metrics,
    hub,
    index: createIndexPosition({ ...own, hub }),
    lifecycle: { isClosing: false },
    now: () => new Date(),
  };
}

function toConfig(settings: Record<string, string>) {
  return parseApiConfig({
    CHAIN_ID: String(chainId),
    API_PORT: '0',
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '100000',
    MAX_EVENT_LOOP_DELAY_MS: '60000',
    ...settings,
  });
}
