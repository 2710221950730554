import { createDatabase } from '@tradewind/db/database';
import { createChainSynchronizer } from '../create-chain-synchronizer.ts';
import type { FollowedChain } from '../followed-chain.ts';
import { createMetrics } from '../health/metrics.ts';
import { createStatus } from '../health/status.ts';
import { createSyncObserver } from '../sync-observer.ts';
import { catchUp } from './catch-up.ts';
import { nextSchema } from './next-schema.ts';
import type { ReindexOptions } from './reindex-options.ts';

const reportEveryMs = 5_000;

/** Indexes one chain into the tables beside; nobody is told of it. */
export function createBuilder(
  chain: FollowedChain,
  { config, createAreas, logger: parent, report }: Omit<ReindexOptions, 'chains' | 'signal'>,
) {
  const logger = parent.child({ chainId: chain.chainId });
  const metrics = createMetrics(new Map()).forChain(chain.chainId);
  const observer = createSyncObserver(createStatus(), metrics, logger);
  const database = createDatabase(config.DATABASE_URL, {
    maxConnections: 1,
    applicationName: `reindex ${chain.chainId}`,
    chainSchema: nextSchema,
  });
  let reportedAt = 0;
  const synchronizer = createChainSynchronizer({
    ...chain,
    timeoutMs: config.RPC_TIMEOUT_MS,
    maxRangeBlocks: config.MAX_RANGE_BLOCKS,
    areas: createAreas(database, chain.sources),
    database,
    writes: 'reindex',
    observer: {
      ...observer,
      onHead: (head, checkpoint) => {
        const isDue =
          performance.now() - reportedAt > reportEveryMs || checkpoint?.blockNumber === head.number;
        if (!isDue) return;
        reportedAt = performance.now();
        report(`chain ${chain.chainId}: block ${checkpoint?.blockNumber ?? 'none'} of ${head.number}`);
      },
    },
    onRpcError: () => undefined,
    onWriterChange: () => undefined,
  });
  return {
    build: (signal: AbortSignal) => catchUp({ synchronizer, metrics, logger, signal }),
    close: database.close,
  };
}
