import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Status } from './status.ts';

export type Metrics = ReturnType<typeof createMetrics>;

/** Those of one chain. */
export type ChainMetrics = ReturnType<Metrics['forChain']>;

/** Everything that /metrics shows; what belongs to a chain bears its id as label `chain`. */
export function createMetrics(statuses: ReadonlyMap<number, Status>) {
  const registry = new Registry();
  const shared = { registers: [registry], labelNames: ['chain'] };
  collectDefaultMetrics({ register: registry });
  createGauges(statuses, shared);
  const counters = createCounters(shared);
  const reorgDepth = new Histogram({
    ...shared,
    name: 'reorg_depth',
    help: 'Blocks undone by a reorganisation',
    buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256],
  });
  const stepDuration = new Histogram({
    ...shared,
    name: 'indexer_step_duration_seconds',
    help: 'Time to add or undo blocks',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  });
  return {
    registry,
    forChain: (chainId: number) => {
      const chain = String(chainId);
      for (const counter of Object.values(counters)) counter.inc({ chain }, 0);
      return {
        events: counters.events.labels(chain),
        reorgs: counters.reorgs.labels(chain),
        rebuilds: counters.rebuilds.labels(chain),
        rpcErrors: counters.rpcErrors.labels(chain),
        retries: counters.retries.labels(chain),
        reorgDepth: reorgDepth.labels(chain),
        stepDuration: stepDuration.labels(chain),
      };
    },
  };
}

type Shared = { registers: Registry[]; labelNames: string[] };

function createCounters(shared: Shared) {
  const counter = (name: string, help: string) => new Counter({ ...shared, name, help });
  return {
    events: counter('indexer_event_total', 'Events written'),
    reorgs: counter('reorg_total', 'Reorganisations undone'),
    rebuilds: counter('indexer_rebuild_total', 'Times the chain was indexed anew'),
    rpcErrors: counter('rpc_errors', 'Requests that a node failed'),
    retries: counter('indexer_retry_total', 'Steps that failed and were tried again'),
  };
}

function createGauges(statuses: ReadonlyMap<number, Status>, shared: Shared): void {
  const gauge = (name: string, help: string, read: (status: Status) => number) =>
    new Gauge({
      ...shared,
      name,
      help,
      collect() {
        for (const [chainId, status] of statuses) this.set({ chain: String(chainId) }, read(status));
      },
    });
  gauge(
    'indexer_block_lag',
    'Blocks between the head of the node and the index',
    ({ head, checkpoint }) => (head?.number ?? 0) - (checkpoint?.blockNumber ?? 0),
  );
  gauge(
    'indexer_head_age_seconds',
    'Age of the newest block of the node',
    ({ head }) => Date.now() / 1000 - (head?.timestamp ?? 0),
  );
}
