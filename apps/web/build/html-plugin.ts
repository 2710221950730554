import type { Plugin } from 'vite';
import { runtimeConfigScript } from '../server/site/runtime-config-script.ts';
import { parseDevelopmentConfig } from './development-config.ts';
import { themeScript } from './theme-script.ts';

/** Fills the head of index.html; the development server also puts in the runtime config, as the web server does for the built page. */
export function htmlPlugin(): Plugin {
  return {
    name: 'tradewind-html',
    transformIndexHtml: (html, { server }) => {
      const themed = html.replace('<!--theme-->', themeScript);
      return server
        ? themed.replace('<!--head-->', () => runtimeConfigScript(parseDevelopmentConfig()))
        : themed;
    },
  };
}
