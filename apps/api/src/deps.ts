import type { Database } from '@tradewind/db/database';
import type { FastifyBaseLogger } from 'fastify';
import type { Ports } from './adapters/create-ports.ts';
import type { Chains } from './chain/chain.ts';
import type { ApiConfig } from './config.ts';
import type { ApiMetrics } from './health/metrics.ts';
import type { Hub } from './hub/hub.ts';
import type { ReportKind } from './report/report-kind.ts';

/** The dependencies of the areas, built in create-deps.ts; a plugin takes only those that it names. */
export type ApiDeps = Ports & {
  config: ApiConfig;
  logger: FastifyBaseLogger;
  database: Database;
  chains: Chains;
  /** The kinds of transactions that clients report, of all areas. */
  reports: readonly ReportKind[];
  metrics: ApiMetrics;
  hub: Hub;
  lifecycle: Lifecycle;
  /** Wall time; tests use their own. */
  now: () => Date;
};

/** Shared between the signal handler, the readiness answer and the response headers. */
export type Lifecycle = { isClosing: boolean };
