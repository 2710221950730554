import type { Logger } from 'pino';
import type { ChainMetrics } from './health/metrics.ts';
import type { Status } from './health/status.ts';
import type { SyncObserver } from './sync/sync-context.ts';

/** Turns what happens into status, metrics and log lines. */
export function createSyncObserver(status: Status, metrics: ChainMetrics, logger: Logger): SyncObserver {
  return {
    onHead: ({ number, timestamp }, checkpoint) => {
      status.checkpoint = checkpoint;
      status.head = { number, timestamp };
      status.lastContactAt = Date.now();
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
  };
}
