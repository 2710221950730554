import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserCheck } from '../src/shared/message/en/browser-check.ts';
import { languages } from '../src/shared/message/language.ts';
import { browserTargets } from './browser-targets.ts';

/** Sets the theme before the first paint; inlined, and allowed by its hash. */
export function themeScript(): string {
  return `<script>${readThemeBoot()}</script>`;
}

/** The same script without its element. */
export function readThemeBoot(): string {
  return readScript('theme-boot.js');
}

/** Hides the English page that the server drew, where another language is chosen; inlined like the theme script. */
export function languageScript(): string {
  const others = Object.keys(languages).filter((code) => code !== 'en');
  return `<script>${readScript('language-boot.js').replace('LANGUAGES', JSON.stringify(others))}</script>`;
}

/** Shows one sentence in an unsupported browser; inlined like the theme script. */
export function browserScript(): string {
  return `<script>${readScript('browser-check.js').replace('SENTENCE', browserCheck.tooOld(browserTargets))}</script>`;
}

function readScript(file: string): string {
  const source = readFileSync(join(import.meta.dirname, '..', file), 'utf8');
  const code = source.replace(/^\/\/.*\n/, '').trim();
  // The HTML has the script on one line, which a comment would end.
  if (/(?:^|\s)\/\//m.test(code)) throw new TypeError(`${file} has a line comment below its first line`);
  return code;
}
