import type { Plugin } from 'vite';
import { runtimeConfigScript } from '../server/site/runtime-config-script.ts';
import { parseDevelopmentConfig } from './development-config.ts';
import { browserScript, themeScript } from './inline-scripts.ts';

/** Fills the head of index.html. The development server also inserts the runtime config, as the web server does. */
export function htmlPlugin(): Plugin {
  return {
    name: 'tradewind-html',
    transformIndexHtml: (html, { server }) => {
      const themed = html.replace('<!--browser-->', browserScript).replace('<!--theme-->', themeScript);
      return server
        ? themed.replace('<!--head-->', () => runtimeConfigScript(parseDevelopmentConfig()))
        : themed;
    },
  };
}
