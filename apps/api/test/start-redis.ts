import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@tradewind/stack/process/port';

/** Path of a Redis server on this machine: found or installed by `npm test`, otherwise from PATH. */
export function findRedisServer(): string | undefined {
  const named = process.env['REDIS_SERVER_PATH'];
  if (named !== undefined) return named === '' ? undefined : named;
  try {
    return execFileSync('sh', ['-c', 'command -v redis-server'], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}

/** A real server for the caller, without persistence; it can be frozen, killed and restarted on its port. */
export async function startRedis(path: string) {
  const port = await findFreePort();
  const folder = mkdtempSync(join(tmpdir(), 'tradewind-redis-'));
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
  let server = await spawnRedis(path, settings);
  return {
    port,
    freeze: () => void server.kill('SIGSTOP'),
    thaw: () => void server.kill('SIGCONT'),
    kill: async () => {
      server.kill('SIGKILL');
      await once(server, 'exit');
    },
    restart: async () => {
      server = await spawnRedis(path, settings);
    },
    stop: async () => {
      if (server.exitCode === null && server.signalCode === null) {
        server.kill('SIGKILL');
        await once(server, 'exit');
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function spawnRedis(path: string, settings: readonly string[]) {
  const server = spawn(path, settings, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ready = Promise.withResolvers<void>();
  server.stdout.on('data', (lines: Buffer) => {
    if (lines.includes('Ready to accept connections')) ready.resolve();
  });
  server.on('exit', () => ready.reject(new Error('the Redis server ended')));
  await ready.promise;
  return server;
}
