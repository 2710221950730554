import { existsSync } from 'node:fs';
import { run } from './run.ts';

const candidates = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function findChromium(): string | undefined {
  const own = process.env['CHROMIUM_PATH'];
  if (own !== undefined && existsSync(own)) return own;
  return candidates.find((path) => existsSync(path));
}

/** Finds Chromium, or installs Debian's as root; elsewhere it says in one sentence what to do. */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found !== undefined) return found;
  const debianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (debianRoot) {
    console.log('Installing Chromium from Debian …');
    await run('apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium');
  }
  const installed = findChromium();
  if (installed !== undefined) return installed;
  throw new Error('The end-to-end tests need Chromium: install it, or set CHROMIUM_PATH to its executable.');
}
