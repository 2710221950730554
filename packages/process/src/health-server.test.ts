import { once } from 'node:events';
import { Gauge, Registry } from '@prometheus-io/client';
import { expect, it } from 'vitest';
import { startHealthServer } from './health-server.ts';

const collect = () => Promise.reject(new Error('no figure'));

it('[OPS-03] given a metric that cannot be collected, then the metrics page answers 500 and the process continues', async () => {
  const registry = new Registry();
  registry.registerMetric(new Gauge({ name: 'broken', help: 'broken', registers: [], collect }));
  const server = await startHealthServer({
    host: '127.0.0.1',
    port: 0,
    registry,
    listReasons: () => Promise.resolve([]),
    listStill: () => [],
  });
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  expect((await fetch(`${url}/metrics`)).status).toBe(500);
  expect((await fetch(`${url}/livez`)).status).toBe(200);
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
});
