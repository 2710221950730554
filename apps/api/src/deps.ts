import type { ExchangeDeployment, PredictionDeployment } from '@tradewind/abi/deployment';
import type { Database } from '@tradewind/db/database';
import type { FastifyBaseLogger } from 'fastify';
import type { Ports } from './adapters/create-ports.ts';
import type { ApiConfig } from './config.ts';
import type { ApiMetrics } from './health/metrics.ts';
import type { Hub } from './hub/hub.ts';
import type { IndexPosition } from './indexing/index-position.ts';

/** The dependencies of the areas, built in main.ts; a plugin takes only those that it names. */
export type ApiDeps = Ports & {
  config: ApiConfig;
  logger: FastifyBaseLogger;
  database: Database;
  /** Undefined on a chain without the exchange. */
  exchange: ExchangeDeployment | undefined;
  /** Undefined on a chain without the prediction market. */
  prediction: PredictionDeployment | undefined;
  metrics: ApiMetrics;
  hub: Hub;
  index: IndexPosition;
  lifecycle: Lifecycle;
  /** Wall time; tests use their own. */
  now: () => Date;
};

/** Shared between the signal handler, the readiness answer and the response headers. */
export type Lifecycle = { isClosing: boolean };
