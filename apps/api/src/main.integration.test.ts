import { createTestDatabase } from '@tradewind/db/test-database';
import { expect, it } from 'vitest';
import { startModelNode } from '../test/model-node.ts';
import { chainId, seedIndex } from '../test/seed-index.ts';
import { findOrigin, spawnNode } from '../test/spawn-node.ts';

it('[OPS-03] starts from its environment, is ready, and ends in order at SIGTERM', async () => {
  const database = await createTestDatabase();
  await seedIndex(database);
  const node = await startModelNode();
  const api = spawnNode('api', {
    DATABASE_URL: database.url,
    CHAIN_ID: String(chainId),
    RPC_URLS: `http://127.0.0.1:1,${node.url}`,
    API_PORT: '0',
  });
  const origin = await findOrigin(api);
  await expect
    .poll(async () => (await fetch(`${origin}/readyz`)).json(), { timeout: 10_000 })
    .toEqual({ ready: true, reasons: [], notices: 'postgres' });
  api.child.kill('SIGTERM');
  expect(await api.closed).toEqual([0, null]);
  // All buffered lines are written.
  expect(api.lines.at(-1)).toContain('"closed"');
  expect(api.lines.join()).not.toContain(new URL(database.url).password);
  await node.stop();
  await database.drop();
});

it('ends with one line that names every wrong setting', async () => {
  const api = spawnNode('api', {
    DATABASE_URL: 'mysql://secret@x/y',
    CHAIN_ID: 'bsc',
    RPC_URLS: 'http://127.0.0.1:1',
    API_PORT: '0',
  });
  expect(await api.closed).toEqual([1, null]);
  expect(api.complaints).toHaveLength(1);
  expect(api.complaints[0]).toMatch(/^api: DATABASE_URL: .*; CHAIN_ID: /);
  expect(api.complaints[0]).not.toContain('secret');
});
