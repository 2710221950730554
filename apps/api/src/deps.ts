import type { ExchangeDeployment } from '@tradewind/abi/deployment';
import type { Database } from '@tradewind/db/database';
import type { FastifyBaseLogger } from 'fastify';
import type { Ports } from './adapters/create-ports.ts';
import type { ApiConfig } from './config.ts';
import type { ApiMetrics } from './health/metrics.ts';
import type { Hub } from './hub/hub.ts';
import type { IndexPosition } from './indexing/index-position.ts';
import type { ReportKind } from './report-kind.ts';

/** The dependencies of the areas, built in main.ts; a plugin takes only those that it names. */
export type ApiDeps = Ports & {
  config: ApiConfig;
  logger: FastifyBaseLogger;
  database: Database;
  /** Undefined on a chain without the exchange. */
  exchange: ExchangeDeployment | undefined;
  findDeployment: FindDeployment;
  /** The kinds of transactions that clients report, of all areas. */
  reports: readonly ReportKind[];
  metrics: ApiMetrics;
  hub: Hub;
  index: IndexPosition;
  lifecycle: Lifecycle;
  /** Wall time; tests use their own. */
  now: () => Date;
};

/**
 * The contracts of an area on the served chain, by the area's own function; undefined where it has none. Tests
 * plant others.
 */
export type FindDeployment = <Deployment>(
  find: (chainId: number) => Deployment | undefined,
) => Deployment | undefined;

/** Shared between the signal handler, the readiness answer and the response headers. */
export type Lifecycle = { isClosing: boolean };
