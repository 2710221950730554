import { createDatabase } from '@tradewind/db/database';
import { createLease } from '@tradewind/db/lease';
import { createChainSynchronizer } from '../create-chain-synchronizer.ts';
import type { IndexedChain } from '../indexed-chain.ts';
import { createMetrics } from '../health/metrics.ts';
import { createStatus } from '../health/status.ts';
import { createSyncObserver } from '../sync-observer.ts';
import type { SyncObserver } from '../sync/sync-context.ts';
import { catchUp } from './catch-up.ts';
import { nextSchema } from './next-schema.ts';
import type { ReindexOptions } from './reindex-options.ts';

const printEveryMs = 5_000;

/** Indexes one chain into the new tables, without notices. */
export function createBuilder(
  chain: IndexedChain,
  { config, logger: parent, print }: Omit<ReindexOptions, 'chains' | 'signal'>,
) {
  const logger = parent.child({ chainId: chain.chainId });
  const metrics = createMetrics(new Map()).forChain(chain.chainId);
  const status = createStatus();
  const observer = createSyncObserver(status, metrics, logger);
  const database = createDatabase(config.DATABASE_URL, {
    maxConnections: 1,
    applicationName: `reindex ${chain.chainId}`,
    chainSchema: nextSchema,
    isPatient: true,
  });
  const lease = createLease(config.DATABASE_URL, {
    kind: 'reindexWriter',
    key: chain.chainId,
    limitMs: config.LEASE_LIMIT_MS,
    applicationName: `reindex ${chain.chainId} lease`,
  });
  const synchronizer = createChainSynchronizer({
    ...chain,
    timeoutMs: config.RPC_TIMEOUT_MS,
    maxRangeBlocks: config.MAX_RANGE_BLOCKS,
    database,
    lease,
    announces: false,
    observer: { ...observer, ...printProgress(chain.chainId, print) },
    onRpcError: () => undefined,
  });
  return {
    build: (signal: AbortSignal) => catchUp({ synchronizer, status, metrics, logger, signal }),
    close: async () => {
      await Promise.all([lease.close(), database.close()]);
    },
  };
}

/** Logs the progress of the chain every few seconds, and its arrival at the head. */
function printProgress(
  chainId: number,
  print: ReindexOptions['print'],
): Pick<SyncObserver, 'onHead' | 'onProgress'> {
  let printedAt = 0;
  const onHead: SyncObserver['onHead'] = (head, checkpoint) => {
    const isDue = performance.now() - printedAt > printEveryMs || checkpoint?.blockNumber === head.number;
    if (!isDue) return;
    printedAt = performance.now();
    print(`chain ${chainId}: block ${checkpoint?.blockNumber ?? 'none'} of ${head.number}`);
  };
  return { onHead, onProgress: () => undefined };
}
