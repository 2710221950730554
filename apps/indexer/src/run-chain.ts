import { createDatabase, type Database } from '@tradewind/db/database';
import type { Logger } from 'pino';
import { createWakeUp } from '@tradewind/process/wake-up';
import type { Watchdog } from '@tradewind/process/watchdog';
import type { Config } from './config.ts';
import { createChainLease } from './create-chain-lease.ts';
import { createChainSynchronizer } from './create-chain-synchronizer.ts';
import type { IndexedChain } from './indexed-chain.ts';
import type { ChainMetrics } from './health/metrics.ts';
import type { Status } from './health/status.ts';
import { createPollPace } from './poll-pace.ts';
import { subscribeHeads } from './rpc/head-subscription.ts';
import { runLoop } from './run-loop.ts';
import { createSyncObserver } from './sync-observer.ts';

type ChainOptions = {
  chain: IndexedChain;
  config: Config;
  status: Status;
  watchdog: Watchdog;
  metrics: ChainMetrics;
  /** For the gauge of the writer's connection. */
  watchPool: (database: Pick<Database, 'countConnections'>) => void;
  logger: Logger;
  signal: AbortSignal;
};

/** A batch of a catch-up takes seconds at most; a switching reindex may delay it by ten. */
const statementTimeoutMs = 60_000;

/**
 * Follows one chain with its own connection, nodes and pace until the signal aborts; the present step finishes.
 */
export async function runChain(options: ChainOptions): Promise<void> {
  const { chain, config, status, watchdog, metrics, signal } = options;
  const logger = options.logger.child({ chainId: chain.chainId });
  const database = createDatabase(config.DATABASE_URL, {
    maxConnections: 1,
    applicationName: `indexer ${chain.chainId}`,
    statementTimeoutMs,
    idleInTransactionTimeoutMs: config.LEASE_LIMIT_MS,
  });
  options.watchPool(database);
  const lease = createChainLease({ chainId: chain.chainId, config, status, metrics, logger });
  const { pace, wakeUp, heads } = listenToHeads(options);
  signal.addEventListener('abort', wakeUp.ring);
  const synchronizer = createChainSynchronizer({
    ...chain,
    timeoutMs: config.RPC_TIMEOUT_MS,
    maxRangeBlocks: config.MAX_RANGE_BLOCKS,
    database,
    lease,
    announces: true,
    observer: { ...createSyncObserver(status, metrics, logger), onProgress: watchdog.beat },
    onRpcError: () => metrics.rpcErrors.inc(),
  });
  try {
    await runLoop({ synchronizer, wakeUp, signal, status, logger, metrics, onStep: pace.noteStep });
  } finally {
    status.role = 'standby';
    watchdog.stop();
    heads?.close();
    await Promise.all([lease.close(), database.close()]);
  }
}

/** The wake-up of the loop, which the node's announcements ring, and its pace between them. */
function listenToHeads({ chain, config, status }: Pick<ChainOptions, 'chain' | 'config' | 'status'>) {
  const pace = createPollPace({
    intervalMs: config.POLL_INTERVAL_MS,
    isSubscribed: () => heads?.isConfirmed() ?? false,
    isWriter: () => status.role === 'writer',
    now: () => performance.now(),
  });
  const wakeUp = createWakeUp(pace.computeIntervalMs);
  const onHead = (isAnnounced: boolean) => {
    if (isAnnounced) pace.noteHead();
    wakeUp.ring();
  };
  const heads = chain.wsUrl === undefined ? undefined : subscribeHeads(chain.wsUrl, onHead);
  return { pace, wakeUp, heads };
}
