import { existsSync } from 'node:fs';
import { installFromDebian } from './debian.ts';
import { run } from './run.ts';

async function findRedis(): Promise<string | undefined> {
  const own = process.env['REDIS_SERVER_PATH'];
  if (own !== undefined && existsSync(own)) return own;
  const { code, output } = await run('command -v redis-server');
  return code === 0 ? output.trim() : undefined;
}

/**
 * Finds a Redis server; as root on Debian it installs one. Without one it prints that its tests are skipped; on CI
 * they fail.
 */
export async function ensureRedis(): Promise<string | undefined> {
  const found = await findRedis();
  if (found !== undefined) return found;
  await installFromDebian(['redis-server']);
  const installed = await findRedis();
  if (installed === undefined) {
    console.log('NOT TESTED: the bus over Redis. Install redis-server, or set REDIS_SERVER_PATH to it.');
  }
  return installed;
}
