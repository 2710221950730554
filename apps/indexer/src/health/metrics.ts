import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Status } from './status.ts';

export type Metrics = ReturnType<typeof createMetrics>;

/** Everything that /metrics shows. */
export function createMetrics(status: Status) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    ...createGauges(status, registers),
    events: new Counter({ registers, name: 'indexer_event_total', help: 'Events written' }),
    reorgs: new Counter({ registers, name: 'reorg_total', help: 'Reorganisations undone' }),
    reorgDepth: new Histogram({
      registers,
      name: 'reorg_depth',
      help: 'Blocks undone by a reorganisation',
      buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256],
    }),
    rebuilds: new Counter({
      registers,
      name: 'indexer_rebuild_total',
      help: 'Times the chain was indexed anew',
    }),
    rpcErrors: new Counter({ registers, name: 'rpc_errors', help: 'Requests that a node failed' }),
    retries: new Counter({
      registers,
      name: 'indexer_retry_total',
      help: 'Steps that failed and were tried again',
    }),
    stepDuration: new Histogram({
      registers,
      name: 'indexer_step_duration_seconds',
      help: 'Time to add or undo blocks',
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    }),
  };
}

function createGauges(status: Status, registers: Registry[]) {
  return {
    blockLag: new Gauge({
      registers,
      name: 'indexer_block_lag',
      help: 'Blocks between the head of the node and the index',
      collect() {
        this.set((status.head?.number ?? 0) - (status.checkpoint?.blockNumber ?? 0));
      },
    }),
    headAge: new Gauge({
      registers,
      name: 'indexer_head_age_seconds',
      help: 'Age of the newest block of the node',
      collect() {
        this.set(Date.now() / 1000 - (status.head?.timestamp ?? 0));
      },
    }),
  };
}
