import { collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client';
import { createPoolGauge } from '@tradewind/process/create-pool-gauge';

/** The metrics of one API process; a separate registry isolates two apps in one test. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    watchPool: createPoolGauge(registry),
    requestDuration: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time to answer, by route template.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
      registers: [registry],
    }),
    requestsInFlight: new Gauge({
      name: 'http_requests_in_flight',
      help: 'Answers that are being worked on.',
      registers: [registry],
    }),
    indexLagBlocks: new Gauge({
      name: 'api_index_lag_blocks',
      help: 'Blocks between the node and the index, as the readiness check last saw it.',
      registers: [registry],
    }),
  };
}

export type ApiMetrics = ReturnType<typeof createMetrics>;
