import type { ExchangeDeployment, PredictionDeployment } from '@tradewind/abi/deployment';
import type { Database } from '@tradewind/db/database';
import type { FastifyBaseLogger } from 'fastify';
import type { Ports } from './adapters/create-ports.ts';
import type { ApiConfig } from './config.ts';
import type { ApiMetrics } from './health/metrics.ts';
import type { Hub } from './hub/hub.ts';

/** All that the areas may use; built in main.ts, and a plugin takes only what it names. */
export type ApiDeps = Ports & {
  config: ApiConfig;
  logger: FastifyBaseLogger;
  database: Database;
  /** Undefined on a chain without one. */
  exchange: ExchangeDeployment | undefined;
  /** Undefined on a chain without one. */
  prediction: PredictionDeployment | undefined;
  metrics: ApiMetrics;
  hub: Hub;
  lifecycle: Lifecycle;
  /** Wall time; tests pass their own. */
  now: () => Date;
};

/** Shared between the signal handler, the readiness answer and the response headers. */
export type Lifecycle = { isClosing: boolean };
