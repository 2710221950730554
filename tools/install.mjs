// Runs before every root script, on any Node >= 20.19.
// It installs dependencies when the lock file changed, and chooses the script's Node.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { linkNode } from './link-node.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const stampFile = `${root}node_modules/.tradewind-lock-hash`;

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Tradewind needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

const lockHash = createHash('sha256')
  .update(readFileSync(`${root}package-lock.json`))
  .digest('hex');
if (readStamp() !== lockHash) install();

const { platform, arch, env } = process;
const notice = linkNode({ root, platform, arch, path: env['PATH'] ?? '', today: new Date() });
if (notice !== undefined) console.error(notice);

function readStamp() {
  try {
    return readFileSync(stampFile, 'utf8');
  } catch {
    return '';
  }
}

function install() {
  console.log('Installing dependencies (the lock file changed) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // Not `npm ci`: it rejects a lock file without other platforms' optional binaries, which a registry may lack.
  // `--no-save` installs exactly the lock file's versions and leaves the file unchanged.
  const { status } = spawnSync(npm, ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('npm install failed: see its message above. Nothing was started.');
    process.exit(status ?? 1);
  }
  writeFileSync(stampFile, lockHash);
}
