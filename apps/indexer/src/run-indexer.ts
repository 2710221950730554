import { createDatabase } from '@tradewind/db/database';
import { listPendingMigrations } from '@tradewind/db/migrate';
import type { Logger } from 'pino';
import { startHealthServer } from '@tradewind/process/health-server';
import { toProcessError } from '@tradewind/process/to-process-error';
import type { Config } from './config.ts';
import type { FollowedChain } from './followed-chain.ts';
import { listUnreadyReasons, type ReadinessLimits } from './health/list-unready-reasons.ts';
import { createMetrics } from './health/metrics.ts';
import { createStatus, type Status } from './health/status.ts';
import { runChain } from './run-chain.ts';
import type { CreateAreas } from './sync/area.ts';

type IndexerOptions = {
  config: Config;
  chains: readonly FollowedChain[];
  createAreas: CreateAreas;
  logger: Logger;
  signal: AbortSignal;
};

/** Silence of all nodes after which the index counts as not ready. */
const maxSilenceMs = 30_000;

/** Follows all chains until the signal. A chain that can't be followed any more leaves the others alone; the last one ends the process. */
export async function runIndexer({ chains, ...options }: IndexerOptions): Promise<void> {
  const { config, logger } = options;
  const statuses = new Map(chains.map(({ chainId }) => [chainId, createStatus()]));
  const metrics = createMetrics(statuses);
  const database = createDatabase(config.DATABASE_URL, {
    maxConnections: 1,
    applicationName: 'indexer health',
  });
  const server = await startHealthServer({
    host: config.INDEXER_HOST,
    port: config.INDEXER_PORT,
    registry: metrics.registry,
    listReasons: async () => {
      const pending = await listPendingMigrations(database.sql);
      if (pending.length > 0) return [`the database lacks migrations: ${pending.join(', ')}`];
      return chains.flatMap((chain) => listReasons(chain, config, statuses.get(chain.chainId)));
    },
  });
  try {
    const endings = await Promise.all(
      chains.map(async (chain) => {
        const status = statuses.get(chain.chainId) ?? createStatus();
        const chainMetrics = metrics.forChain(chain.chainId);
        return runChain({ ...options, chain, status, metrics: chainMetrics }).catch((error: unknown) => {
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

function listReasons({ chainId, network }: FollowedChain, config: Config, status?: Status): string[] {
  // A local chain may mine only when asked, so the age of its head tells nothing.
  const limits: ReadinessLimits = {
    maxLagBlocks: config.MAX_LAG_BLOCKS,
    maxHeadAgeSeconds: network.isLocal ? undefined : config.MAX_HEAD_AGE_SECONDS,
    maxSilenceMs,
  };
  return listUnreadyReasons(status ?? createStatus(), limits, Date.now()).map(
    (reason) => `chain ${chainId}: ${reason}`,
  );
}
