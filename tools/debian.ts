import { existsSync } from 'node:fs';
import { run } from './run.ts';

/** Installs packages as root on Debian; elsewhere it does nothing. */
export async function installFromDebian(packages: readonly string[]): Promise<void> {
  const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (packages.length === 0 || !isDebianRoot) return;
  console.log(`Installing from Debian: ${packages.join(' ')} …`);
  const install = `apt-get install -y -qq --no-install-recommends ${packages.join(' ')}`;
  await run(`apt-get update -qq && DEBIAN_FRONTEND=noninteractive ${install}`);
}
