import { findExchangeDeployment } from '@tradewind/abi/deployment';
import { createDatabase } from '@tradewind/db/database';
import { leaseLimitMs } from '@tradewind/db/lease';
import { z } from 'zod';
import { createPorts } from './adapters/create-ports.ts';
import { createApp } from './app.ts';
import { joinAreas } from './area.ts';
import { areas } from './areas.ts';
import { parseApiConfig } from './config.ts';
import type { ApiDeps } from './deps.ts';
import { createMetrics } from './health/metrics.ts';
import { createHub } from './hub/hub.ts';
import { createIndexPosition } from './indexing/index-position.ts';
import { createLogger } from './logger.ts';
import { shutDown } from './shutdown.ts';

function createDeps(): ApiDeps {
  const config = parseApiConfig(process.env);
  const logger = createLogger(config.logLevel);
  const database = createDatabase(config.databaseUrl, {
    applicationName: 'tradewind-api',
    maxConnections: config.databaseConnections,
    statementTimeoutMs: config.statementTimeoutMs,
    // Its transaction for a notice blocks all others: a frozen node must not block the index.
    idleInTransactionTimeoutMs: leaseLimitMs,
  });
  const exchange = findExchangeDeployment(config.chainId);
  const ports = createPorts({ config, logger, database, exchange });
  const metrics = createMetrics();
  const { notices, reports } = joinAreas(areas);
  const { registry } = metrics;
  const hub = createHub({ ...config.hub, ...ports, database, logger, registry, notices });
  metrics.watchPool('api', database);
  return {
    ...ports,
    config,
    logger,
    database,
    exchange,
    findDeployment: (find) => find(config.chainId),
    reports,
    metrics,
    hub,
    index: createIndexPosition({ config, database, hub }),
    lifecycle: { isClosing: false },
    now: () => new Date(),
  };
}

async function run(): Promise<void> {
  const deps = createDeps();
  const app = await createApp(deps);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void shutDown(app, deps).then(() => process.exit(0), fail));
  }
  await app.listen({ host: deps.config.host, port: deps.config.port });
}

function fail(error: unknown): never {
  process.stderr.write(`api: ${describe(error)}\n`);
  process.exit(1);
}

function describe(error: unknown): string {
  if (!(error instanceof z.ZodError)) return error instanceof Error ? error.message : String(error);
  return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
}

await run().catch(fail);
