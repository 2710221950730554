import { createDatabase } from '@tradewind/db/database';
import { vi } from 'vitest';
import { createApp } from '../src/app.ts';
import type { FindDeployment } from '../src/chain/chain.ts';
import { parseApiConfig } from '../src/config.ts';
import { createDeps } from '../src/create-deps.ts';
import type { ApiDeps } from '../src/deps.ts';
import type { HubOptions } from '../src/hub/hub.ts';
import { createLogger } from '../src/logger.ts';
import { chainId } from './seed-index.ts';

type NodeOptions = Partial<Pick<HubOptions, 'limits' | 'methods' | 'bus' | 'logger'>> & {
  findDeployment?: FindDeployment;
  settings?: Record<string, string>;
};

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
  { settings, findDeployment = () => undefined, logger, ...hub }: NodeOptions,
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
  const database = createDatabase(databaseUrl, { maxConnections: 2 });
  return createDeps(
    { config, database, logger: logger ?? createLogger(config.logLevel) },
    { hub, findDeployment },
  );
}

export type HubNode = Awaited<ReturnType<typeof startHubNode>>;
