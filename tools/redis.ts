import { existsSync } from 'node:fs';
import { run } from './run.ts';

async function findRedis(): Promise<string | undefined> {
  const own = process.env['REDIS_SERVER_PATH'];
  if (own !== undefined && existsSync(own)) return own;
  const { code, output } = await run('command -v redis-server');
  return code === 0 ? output.trim() : undefined;
}

/** Finds a Redis server, or installs Debian's as root; elsewhere it says that its tests are left out, and under CI they fail. */
export async function ensureRedis(): Promise<string | undefined> {
  const found = await findRedis();
  if (found !== undefined) return found;
  const debianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (debianRoot) {
    console.log('Installing Redis from Debian …');
    await run('apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq redis-server');
  }
  const installed = await findRedis();
  if (installed === undefined) {
    console.log('NOT TESTED: the bus over Redis. Install redis-server, or set REDIS_SERVER_PATH to it.');
  }
  return installed;
}
