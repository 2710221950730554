import { collectDefaultMetrics, Gauge, Registry } from '@prometheus-io/client';
import { createPoolGauge } from '@tradewind/process/create-pool-gauge';
import { createHttpMetrics } from './http-metrics.ts';

/** The metrics of one API process; a separate registry isolates two apps in one test. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    watchPool: createPoolGauge(registry),
    ...createHttpMetrics(registry),
    indexLagBlocks: new Gauge({
      name: 'api_index_lag_blocks',
      help: 'Blocks between the node and the index, as the readiness check last saw it.',
      registers: [registry],
    }),
  };
}

export type ApiMetrics = ReturnType<typeof createMetrics>;
