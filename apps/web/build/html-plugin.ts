import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { parseWebConfig } from '../server/config.ts';
import { runtimeConfigScript } from '../server/site/runtime-config-script.ts';

const developmentDefaults = {
  WEB_PORT: '0',
  WEB_MODE: 'local',
  API_URL: 'http://127.0.0.1:4501',
  CHAIN_ID: '31337',
  RPC_URLS: 'http://127.0.0.1:4510',
};

/** Inlines the script that sets the theme before the first paint; the web server allows it by its hash. */
function themeScript(): string {
  const source = readFileSync(new URL('../theme-boot.js', import.meta.url), 'utf8');
  return `<script>${source.replace(/^\/\/.*\n/, '').trim()}</script>`;
}

/** Fills the head of index.html; the development server also puts in the runtime config, as the web server does for the built page. */
export function htmlPlugin(): Plugin {
  return {
    name: 'tradewind-html',
    transformIndexHtml: (html, { server }) => {
      if (!server) return html.replace('<!--theme-->', themeScript);
      const config = parseWebConfig({ ...developmentDefaults, ...process.env });
      return html
        .replace('<!--theme-->', themeScript)
        .replace('<!--head-->', () => runtimeConfigScript(config));
    },
  };
}
