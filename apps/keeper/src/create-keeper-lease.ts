import { createLease, type Lease } from '@tradewind/db/lease';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Metrics } from './health/metrics.ts';
import type { Status } from './health/status.ts';

type LeaseParts = {
  config: Config;
  status: Status;
  metrics: Pick<Metrics, 'leaseTaken' | 'leaseLost'>;
  logger: Logger;
};

/** The lease of the chain; its changes update status, metrics and log. */
export function createKeeperLease({ config, status, metrics, logger }: LeaseParts): Lease {
  return createLease(config.DATABASE_URL, {
    kind: 'keeper',
    key: config.CHAIN_ID,
    limitMs: config.LEASE_LIMIT_MS,
    applicationName: 'keeper lease',
    onChange: (isActive) => {
      if (isActive) metrics.leaseTaken.inc();
      else if (status.isActive) metrics.leaseLost.inc();
      status.isActive = isActive;
      logger.warn({ isActive }, isActive ? 'this process acts' : 'standing by');
    },
  });
}
