import type { Logger } from 'pino';
import type { ChainMetrics } from './health/metrics.ts';
import type { Status } from './health/status.ts';
import type { SyncObserver } from './sync/sync-context.ts';

/** Reports events as status, metrics and log lines. */
export function createSyncObserver(
  status: Status,
  metrics: ChainMetrics,
  logger: Logger,
): Omit<SyncObserver, 'onProgress'> {
  return {
    onHead: ({ number, timestamp }, checkpoint) => {
      status.checkpoint = checkpoint;
      status.head = { number, timestamp };
      status.lastContactAt = performance.now();
    },
    onCheckpoint: ({ blockNumber }, eventCount) => {
      status.checkpoint = { blockNumber };
      metrics.events.inc(eventCount);
      logger.debug({ blockNumber, eventCount }, 'blocks added');
    },
    onUndo: (depth) => {
      metrics.reorgs.inc();
      metrics.reorgDepth.observe(depth);
      logger.warn({ depth }, 'reorganisation undone');
    },
    onRebuild: (reason) => {
      metrics.rebuilds.inc();
      logger.warn({ reason }, 'the chain is indexed anew');
    },
    onLie: (testimonies) => {
      metrics.lies.inc();
      logger.error({ testimonies }, 'a node is left aside: most others contradict it');
    },
  };
}
