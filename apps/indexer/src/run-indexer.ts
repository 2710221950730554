import type { Server } from 'node:http';
import { createDatabase, type Database } from '@tradewind/db/database';
import { listPendingMigrations } from '@tradewind/db/migrate';
import type { Logger } from 'pino';
import { startHealthServer } from '@tradewind/process/health-server';
import { toProcessError } from '@tradewind/process/to-process-error';
import { watchLoop } from '@tradewind/process/watch-loop';
import type { Watchdog } from '@tradewind/process/watchdog';
import type { Config } from './config.ts';
import type { IndexedChain } from './indexed-chain.ts';
import { listUnreadyReasons, type ReadinessLimits } from './health/list-unready-reasons.ts';
import { createMetrics, type Metrics } from './health/metrics.ts';
import { createStatus, type Status } from './health/status.ts';
import { runChain } from './run-chain.ts';

type IndexerOptions = {
  config: Config;
  chains: readonly IndexedChain[];
  logger: Logger;
  signal: AbortSignal;
};

/** Maximum silence of all nodes while the index counts as ready. */
const maxSilenceMs = 30_000;

/**
 * Follows all chains until the signal aborts. A chain that can no longer be followed does not affect the
 * others. The last one ends the process, and so does a stalled one.
 */
export async function runIndexer({ chains, ...options }: IndexerOptions): Promise<void> {
  const { config, logger } = options;
  const followed = chains.map((chain) => ({
    chain,
    status: createStatus(),
    watchdog: watchLoop(config, logger.child({ chainId: chain.chainId })),
  }));
  const metrics = createMetrics(new Map(followed.map(({ chain, status }) => [chain.chainId, status])));
  const database = createDatabase(config.DATABASE_URL, {
    maxConnections: 1,
    applicationName: 'indexer health',
    statementTimeoutMs: 3_000,
  });
  metrics.watchPool('health', database);
  const server = await openHealthPages(followed, metrics.registry, database, config);
  try {
    const endings = await Promise.all(
      followed.map(async ({ chain, status, watchdog }) => {
        const chainMetrics = metrics.forChain(chain.chainId);
        const watchPool = (pool: Pick<Database, 'countConnections'>) =>
          metrics.watchPool(`writer ${chain.chainId}`, pool);
        const running = runChain({ ...options, chain, status, watchdog, metrics: chainMetrics, watchPool });
        return running.catch((error: unknown) => {
          status.failure = toProcessError(error).message;
          logger.fatal({ err: error, chainId: chain.chainId }, 'the chain is followed no more');
          return error;
        });
      }),
    );
    const failure = endings.find((ending) => ending !== undefined);
    if (failure !== undefined) throw failure;
  } finally {
    server.close();
    server.closeAllConnections();
    await database.close();
  }
}

type Followed = { chain: IndexedChain; status: Status; watchdog: Watchdog };

function openHealthPages(
  followed: readonly Followed[],
  registry: Metrics['registry'],
  database: Database,
  config: Config,
): Promise<Server> {
  return startHealthServer({
    host: config.INDEXER_HOST,
    port: config.INDEXER_PORT,
    registry,
    listReasons: async () => {
      const pending = await listPendingMigrations(database.sql);
      if (pending.length > 0) return [`the database lacks migrations: ${pending.join(', ')}`];
      return followed.flatMap((one) => listReasons(one, config));
    },
    listStill: () =>
      followed.flatMap(({ chain, watchdog }) => (watchdog.isStill() ? [`chain ${chain.chainId}`] : [])),
  });
}

function listReasons({ chain, status, watchdog }: Followed, config: Config): string[] {
  const { chainId, network } = chain;
  // A local chain may mine on demand, so the age of its head is meaningless.
  const limits: ReadinessLimits = {
    maxLagBlocks: config.MAX_LAG_BLOCKS,
    maxHeadAgeSeconds: network.isLocal ? undefined : config.MAX_HEAD_AGE_SECONDS,
    maxSilenceMs,
  };
  const clocks = { monotonicMs: performance.now(), wallSeconds: Date.now() / 1_000 };
  return listUnreadyReasons(status, watchdog.look(), limits, clocks).map(
    (reason) => `chain ${chainId}: ${reason}`,
  );
}
