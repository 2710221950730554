import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserCheck } from '../src/shared/message/en/browser-check.ts';
import { browserTargets } from './browser-targets.ts';

/** Sets the theme before the first paint; inlined, and allowed by its hash. */
export function themeScript(): string {
  return `<script>${readScript('theme-boot.js')}</script>`;
}

/** Shows one sentence in an unsupported browser; inlined like the theme script. */
export function browserScript(): string {
  return `<script>${readScript('browser-check.js').replace('SENTENCE', browserCheck.tooOld(browserTargets))}</script>`;
}

function readScript(file: string): string {
  const source = readFileSync(join(import.meta.dirname, '..', file), 'utf8');
  return source.replace(/^\/\/.*\n/, '').trim();
}
