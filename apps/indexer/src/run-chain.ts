import { createDatabase } from '@tradewind/db/database';
import type { Logger } from 'pino';
import { createWakeUp } from '@tradewind/process/wake-up';
import type { Config } from './config.ts';
import { createChainSynchronizer } from './create-chain-synchronizer.ts';
import type { FollowedChain } from './followed-chain.ts';
import type { ChainMetrics } from './health/metrics.ts';
import type { Status } from './health/status.ts';
import { subscribeHeads } from './rpc/head-subscription.ts';
import { runLoop } from './run-loop.ts';
import type { CreateAreas } from './sync/area.ts';
import { createSyncObserver } from './sync-observer.ts';

type ChainOptions = {
  chain: FollowedChain;
  config: Config;
  createAreas: CreateAreas;
  status: Status;
  metrics: ChainMetrics;
  logger: Logger;
  signal: AbortSignal;
};

/** Follows one chain, with a connection, nodes and a pace of its own, until the signal; the step under way is finished. */
export async function runChain(options: ChainOptions): Promise<void> {
  const { chain, config, status, metrics, signal } = options;
  const logger = options.logger.child({ chainId: chain.chainId });
  const wakeUp = createWakeUp(config.POLL_INTERVAL_MS);
  const database = createDatabase(config.DATABASE_URL, {
    maxConnections: 1,
    applicationName: `indexer ${chain.chainId}`,
  });
  const heads = chain.wsUrl === undefined ? undefined : subscribeHeads(chain.wsUrl, wakeUp.ring);
  signal.addEventListener('abort', wakeUp.ring);
  const synchronizer = createChainSynchronizer({
    ...chain,
    timeoutMs: config.RPC_TIMEOUT_MS,
    maxRangeBlocks: config.MAX_RANGE_BLOCKS,
    areas: options.createAreas(database, chain.sources),
    database,
    writes: 'index',
    observer: createSyncObserver(status, metrics, logger),
    onRpcError: () => metrics.rpcErrors.inc(),
    onWriterChange: (isWriter) => {
      status.isWriter = isWriter;
    },
  });
  try {
    await runLoop({ synchronizer, wakeUp, signal, logger, metrics });
  } finally {
    heads?.close();
    await database.close();
  }
}
