import type { Database } from '@tradewind/db/database';
import type { Logger } from 'pino';
import type { ChainNode } from '../chain/chain-node.ts';
import type { Metrics } from '../health/metrics.ts';

/** Work that is due by the clock. It must bear being done twice, and being broken off anywhere. */
export type Job = {
  /** `<area>.<what>`, with the chain id behind it where it asks a node. */
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
  now: () => Date;
};

/** The jobs of one area. */
export type CreateJobs = (deps: JobDeps) => Job[];
