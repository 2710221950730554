import type { Database } from '@tradewind/db/database';
import { Gauge, type Registry } from '@prometheus-io/client';

export type WatchPool = (pool: string, database: Pick<Database, 'countConnections'>) => void;

/**
 * A gauge for each pool passed to the returned function: all connections, idle connections, and waiting calls.
 */
export function createPoolGauge(registry: Registry): WatchPool {
  const pools = new Map<string, Pick<Database, 'countConnections'>>();
  const gauge: Gauge<'pool' | 'state'> = new Gauge({
    registers: [],
    name: 'database_connections',
    help: 'Connections of a pool (total), those without work (idle), and calls that wait for one (waiting)',
    labelNames: ['pool', 'state'],
    collect() {
      for (const [pool, database] of pools) {
        for (const [state, count] of Object.entries(database.countConnections()))
          gauge.set({ pool, state }, count);
      }
    },
  });
  registry.registerMetric(gauge);
  return (pool, database) => void pools.set(pool, database);
}
