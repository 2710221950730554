import type { Database } from '@tradewind/db/database';
import type { Logger } from 'pino';
import type { ChainNode } from '../chain/chain-node.ts';
import type { Metrics } from '../health/metrics.ts';
import type { ReportKind } from '../report/report-kind.ts';

/** Scheduled work. It must be idempotent and may be interrupted at any point. */
export type Job = {
  /** `<area>.<work>`, followed by the chain id where it queries a node. */
  name: string;
  /** Minute, hour, day of the month, month, day of the week; UTC. */
  schedule: string;
  run: () => Promise<void>;
};

export type JobDeps = {
  chainId: number;
  database: Database;
  node: ChainNode;
  logger: Logger;
  metrics: Metrics;
  /** The kinds of client reports, of all areas. */
  reports: readonly ReportKind[];
  now: () => Date;
};

/** The jobs of one area. */
export type CreateJobs = (deps: JobDeps) => Job[];
