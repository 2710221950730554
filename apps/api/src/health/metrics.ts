import { Gauge } from '@prometheus-io/client';
import { createPoolGauge } from '@tradewind/process/create-pool-gauge';
import { createRegistry } from '@tradewind/process/create-registry';
import { createHttpMetrics } from './http-metrics.ts';

/** The metrics of one API process. */
export function createMetrics() {
  const registry = createRegistry();
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
