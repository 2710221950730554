import { Counter, Gauge, Histogram, type Registry } from '@prometheus-io/client';
import { createPoolGauge } from '@tradewind/process/create-pool-gauge';
import { createRegistry } from '@tradewind/process/create-registry';
import type { Status } from './status.ts';

export type Metrics = ReturnType<typeof createMetrics>;

/** The metrics of one chain. */
export type ChainMetrics = ReturnType<Metrics['forChain']>;

/** The metrics of /metrics; those of a chain have its id as label `chain`. */
export function createMetrics(statuses: ReadonlyMap<number, Status>) {
  const registry = createRegistry();
  const shared = { registers: [registry], labelNames: ['chain'] };
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
    watchPool: createPoolGauge(registry),
    forChain: (chainId: number) => {
      const chain = String(chainId);
      for (const counter of Object.values(counters)) counter.inc({ chain }, 0);
      return {
        events: counters.events.labels(chain),
        reorgs: counters.reorgs.labels(chain),
        rebuilds: counters.rebuilds.labels(chain),
        rpcErrors: counters.rpcErrors.labels(chain),
        retries: counters.retries.labels(chain),
        blocked: counters.blocked.labels(chain),
        lies: counters.lies.labels(chain),
        leaseTaken: counters.leaseTaken.labels(chain),
        leaseLost: counters.leaseLost.labels(chain),
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
    blocked: counter('indexer_blocked_total', 'Steps that failed for a reason that is not known to pass'),
    lies: counter('indexer_node_lie_total', 'Times a node was left aside because most others contradict it'),
    leaseTaken: counter('indexer_lease_taken_total', 'Times this process became the writer'),
    leaseLost: counter('indexer_lease_lost_total', 'Times this process was the writer no more'),
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
  gauge('indexer_is_writer', 'Whether this process writes the chain', ({ role }) =>
    Number(role === 'writer'),
  );
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
  gauge(
    'indexer_failures_in_a_row',
    'Steps that failed since the last one that went well',
    ({ trouble }) => trouble?.failures ?? 0,
  );
  gauge(
    'indexer_chain_conflict',
    'Whether the chain is not followed because the nodes contradict the index: an operator must act',
    ({ conflict }) => Number(conflict !== undefined),
  );
}
