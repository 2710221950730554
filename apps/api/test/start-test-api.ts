import { findExchangeDeployment, findNetworkDeployment } from '@tradewind/abi/deployment';
import { createDatabase } from '@tradewind/db/database';
import { createTestDatabase } from '@tradewind/db/test-database';
import { createApp } from '../src/app.ts';
import type { FindDeployment } from '../src/chain/chain.ts';
import { parseApiConfig } from '../src/config.ts';
import { createDeps } from '../src/create-deps.ts';
import { createLogger } from '../src/logger.ts';
import { startModelNode } from './model-node.ts';
import { plantDeployments } from './plant-deployments.ts';
import { chainId, exchange, network } from './seed-index.ts';

/** The real app on its own migrated, empty database and a model node; `clock.time` stops its wall clock. */
export async function startTestApi(
  settings: Record<string, string> = {},
  /** The contracts of the areas, beside the test's network and exchange; by default those of this build. */
  findOther: FindDeployment = (find) => find(chainId),
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
  const findOwn = plantDeployments([
    [findNetworkDeployment, network],
    [findExchangeDeployment, exchange],
  ]);
  const findDeployment: FindDeployment = (find) => findOwn(find) ?? findOther(find);
  const deps = createDeps(
    { config, logger, database },
    { findDeployment, now: () => clock.time ?? new Date() },
  );
  const app = await createApp(deps);
  const stop = async () => {
    await app.close();
    await node.stop();
    await database.close();
    await testDatabase.drop();
  };
  return { app, deps, node, clock, stop };
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
