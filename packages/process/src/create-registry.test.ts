import { expect, it } from 'vitest';
import { createRegistry } from './create-registry.ts';

it('[OPS-03] has the figures of the process, and two registries share none', async () => {
  const [first, second] = [createRegistry(), createRegistry()];
  const text = await first.metrics();
  expect(text).toContain('process_cpu_seconds_total');
  expect(text).toContain('nodejs_eventloop_lag_seconds');
  expect(second.getSingleMetric('process_cpu_seconds_total')).not.toBe(
    first.getSingleMetric('process_cpu_seconds_total'),
  );
});
