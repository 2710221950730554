import { Registry } from '@prometheus-io/client';
import { expect, it } from 'vitest';
import { createPoolGauge } from './create-pool-gauge.ts';

it('[OPS-03] given two pools, when the metrics are read, then each has its present connections and waiting calls', async () => {
  const registry = new Registry();
  const watchPool = createPoolGauge(registry);
  const counts = { total: 4, idle: 1, waiting: 0 };
  watchPool('api', { countConnections: () => counts });
  watchPool('health', { countConnections: () => ({ total: 1, idle: 0, waiting: 2 }) });
  counts.waiting = 3;
  const lines = (await registry.metrics()).split('\n').filter((line) => !line.startsWith('#') && line !== '');
  expect(lines.toSorted()).toEqual([
    'database_connections{pool="api",state="idle"} 1',
    'database_connections{pool="api",state="total"} 4',
    'database_connections{pool="api",state="waiting"} 3',
    'database_connections{pool="health",state="idle"} 0',
    'database_connections{pool="health",state="total"} 1',
    'database_connections{pool="health",state="waiting"} 2',
  ]);
});
