import { createLease, type Lease } from '@tradewind/db/lease';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { ChainMetrics } from './health/metrics.ts';
import type { Status } from './health/status.ts';

type LeaseParts = {
  chainId: number;
  config: Config;
  status: Status;
  metrics: Pick<ChainMetrics, 'leaseTaken' | 'leaseLost'>;
  logger: Logger;
};

/** The lease to write the index of a chain; its changes update status, metrics and log. */
export function createChainLease({ chainId, config, status, metrics, logger }: LeaseParts): Lease {
  return createLease(config.DATABASE_URL, {
    kind: 'indexWriter',
    key: chainId,
    limitMs: config.LEASE_LIMIT_MS,
    applicationName: `indexer ${chainId} lease`,
    onChange: (isWriter) => {
      if (isWriter) metrics.leaseTaken.inc();
      else if (status.role === 'writer') metrics.leaseLost.inc();
      status.role = isWriter ? 'writer' : 'standby';
      logger.warn({ role: status.role }, isWriter ? 'this process writes the chain' : 'standing by');
    },
  });
}
