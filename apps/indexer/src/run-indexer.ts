import { createDatabase, type Database } from '@tradewind/db/database';
import { listPendingMigrations } from '@tradewind/db/migrate';
import { findNetwork, type Network } from '@tradewind/rules/network/network';
import type { Logger } from 'pino';
import { getChainSources } from './chain-sources.ts';
import type { Config } from './config.ts';
import { createChainSynchronizer } from './create-chain-synchronizer.ts';
import { startHealthServer } from './health/health-server.ts';
import { listUnreadyReasons, type ReadinessLimits } from './health/list-unready-reasons.ts';
import { createMetrics } from './health/metrics.ts';
import { createStatus } from './health/status.ts';
import { FatalError } from './indexer-error.ts';
import { subscribeHeads } from './rpc/head-subscription.ts';
import { runLoop } from './run-loop.ts';
import type { CreateAreas } from './sync/area.ts';
import { createWakeUp } from './wake-up.ts';

type IndexerOptions = { config: Config; createAreas: CreateAreas; logger: Logger; signal: AbortSignal };

/** Silence of all nodes after which the index counts as not ready. */
const maxSilenceMs = 30_000;

/** Runs until the signal; the step under way is finished. */
export async function runIndexer({ config, createAreas, logger, signal }: IndexerOptions): Promise<void> {
  const network = findNetwork(config.CHAIN_ID);
  if (network === undefined) throw new FatalError(`chain ${config.CHAIN_ID} is not supported`);
  const sources = getChainSources(config.CHAIN_ID);
  const status = createStatus();
  const metrics = createMetrics(status);
  const wakeUp = createWakeUp(config.POLL_INTERVAL_MS);
  const database = openDatabase(config, 'indexer');
  const healthDatabase = openDatabase(config, 'indexer health');
  const server = await startHealthServer({
    host: config.INDEXER_HOST,
    port: config.INDEXER_PORT,
    registry: metrics.registry,
    listReasons: async () => {
      const pending = await listPendingMigrations(healthDatabase.sql);
      if (pending.length > 0) return [`the database lacks migrations: ${pending.join(', ')}`];
      return listUnreadyReasons(status, toReadinessLimits(config, network), Date.now());
    },
  });
  const heads = config.WS_URL ? subscribeHeads(config.WS_URL, wakeUp.ring) : undefined;
  signal.addEventListener('abort', wakeUp.ring);
  const areas = createAreas(database, sources);
  const parts = { config, network, sources, areas, database, status, metrics, logger };
  const synchronizer = createChainSynchronizer(parts);
  try {
    await runLoop({ synchronizer, wakeUp, signal, logger, metrics });
  } finally {
    heads?.close();
    server.close();
    server.closeAllConnections();
    await Promise.all([database.close(), healthDatabase.close()]);
  }
}

function openDatabase({ DATABASE_URL }: Config, applicationName: string): Database {
  return createDatabase(DATABASE_URL, { maxConnections: 1, applicationName });
}

/** A local chain may mine only when asked, so the age of its head tells nothing. */
function toReadinessLimits(config: Config, { isLocal }: Network): ReadinessLimits {
  return {
    maxLagBlocks: config.MAX_LAG_BLOCKS,
    maxHeadAgeSeconds: isLocal ? undefined : config.MAX_HEAD_AGE_SECONDS,
    maxSilenceMs,
  };
}
