import { readFileSync } from 'node:fs';

/** Sets the theme before the first paint; inlined, and allowed by the web server by its hash. */
export function themeScript(): string {
  const source = readFileSync(new URL('../theme-boot.js', import.meta.url), 'utf8');
  return `<script>${source.replace(/^\/\/.*\n/, '').trim()}</script>`;
}
