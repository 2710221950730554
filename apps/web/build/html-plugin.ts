import type { Plugin } from 'vite';
import { runtimeConfigScript } from '../server/site/runtime-config-script.ts';
import { parseDevelopmentConfig } from './development-config.ts';
import { browserScript, languageScript, themeScript } from './inline-scripts.ts';

/** Fills the head of index.html. The development server also inserts the runtime config, as the web server does. */
export function htmlPlugin(): Plugin {
  return {
    name: 'tradewind-html',
    transformIndexHtml: (html, { server }) => {
      const booted = html
        .replace('<!--browser-->', browserScript)
        .replace('<!--theme-->', themeScript)
        .replace('<!--language-->', languageScript)
        // The HTML of every page counts each byte.
        .replaceAll(/\n\s*/g, ' ')
        .replaceAll('> <', '><')
        .replaceAll(' />', '>');
      return server
        ? booted.replace('<!--head-->', () => runtimeConfigScript(parseDevelopmentConfig()))
        : booted;
    },
  };
}
