import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@redis/client';
import { findFreePort } from '@tradewind/stack/process/port';

/** Where a Redis server is on this machine: what `npm test` found or installed, else the one on PATH. */
export function findRedisServer(): string | undefined {
  const named = process.env['REDIS_SERVER_PATH'];
  if (named !== undefined) return named === '' ? undefined : named;
  try {
    return execFileSync('sh', ['-c', 'command -v redis-server'], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}

/** A real server of the caller's own, which keeps nothing. */
export async function startRedis(path: string) {
  const port = await findFreePort();
  const folder = mkdtempSync(join(tmpdir(), 'tradewind-redis-'));
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
  const server = spawn(path, settings, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ready = Promise.withResolvers<void>();
  server.stdout.on('data', (lines: Buffer) => {
    if (lines.includes('Ready to accept connections')) ready.resolve();
  });
  server.on('exit', () => ready.reject(new Error('the Redis server ended')));
  await ready.promise;
  const client = createClient({ url: `redis://127.0.0.1:${port}` });
  await client.connect();
  return {
    port,
    client,
    stop: async () => {
      client.destroy();
      server.kill('SIGTERM');
      await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
