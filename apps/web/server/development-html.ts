import type { Plugin } from 'vite';
import { parseWebConfig } from './config.ts';
import { runtimeConfigScript } from './runtime-config-script.ts';

/** Does for Vite's development server what the web server does for the built page: puts the runtime config into the HTML. */
export function developmentHtml(): Plugin {
  return {
    name: 'tradewind-development-html',
    apply: 'serve',
    transformIndexHtml: (html) => {
      const config = parseWebConfig({
        WEB_PORT: '0',
        WEB_MODE: 'local',
        ...developmentDefaults,
        ...process.env,
      });
      return html.replace('<!--head-->', () => runtimeConfigScript(config));
    },
  };
}

const developmentDefaults = {
  API_URL: 'http://127.0.0.1:4501',
  CHAIN_ID: '31337',
  RPC_URLS: 'http://127.0.0.1:4510',
};
