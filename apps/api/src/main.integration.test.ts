import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createTestDatabase } from '@tradewind/db/test-database';
import { expect, it } from 'vitest';
import { startModelNode } from '../test/model-node.ts';
import { chainId, seedIndex } from '../test/seed-index.ts';

const main = join(import.meta.dirname, 'main.ts');

function start(environment: Record<string, string>) {
  const child = spawn(process.execPath, [main], { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  const lines: string[] = [];
  const complaints: string[] = [];
  const output = createInterface(child.stdout).on('line', (line) => lines.push(line));
  createInterface(child.stderr).on('line', (line) => complaints.push(line));
  return { child, output, lines, complaints, closed: once(child, 'close') };
}

async function findOrigin({ output }: ReturnType<typeof start>): Promise<string> {
  for await (const line of output) {
    const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
    if (origin !== undefined) return origin;
  }
  throw new Error('the API ended before it listened');
}

it('[OPS-03] starts from its environment, is ready, and ends in order at SIGTERM', async () => {
  const database = await createTestDatabase();
  await seedIndex(database);
  const node = await startModelNode();
  const api = start({
    DATABASE_URL: database.url,
    CHAIN_ID: String(chainId),
    RPC_URLS: `http://127.0.0.1:1,${node.url}`,
    API_PORT: '0',
  });
  const ready = await fetch(`${await findOrigin(api)}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([200, { ready: true, reasons: [] }]);
  api.child.kill('SIGTERM');
  expect(await api.closed).toEqual([0, null]);
  expect(api.lines.join()).not.toContain(new URL(database.url).password);
  await node.stop();
  await database.drop();
});

it('ends with one line that names every wrong setting', async () => {
  const api = start({
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
