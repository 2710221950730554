import { readFileSync } from 'node:fs';
import pino from 'pino';
import type { Plugin } from 'vite';
import { createExplorer } from '../server/explorer/explorer.ts';
import { readPath } from '../server/http/read-path.ts';
import { plainAnswer, respond } from '../server/http/respond.ts';
import { parseDevelopmentConfig } from './development-config.ts';
import { themeScript } from './inline-scripts.ts';

/** The local explorer beside Vite's development server, with the theme's colours but without the site's style sheet. */
export function developmentExplorer(): Plugin {
  return {
    name: 'tradewind-development-explorer',
    configureServer: ({ middlewares }) => {
      const tokens = readFileSync(new URL('../src/shared/theme/tokens.css', import.meta.url), 'utf8');
      const themeHead = `<style>body{background:var(--surface);color:var(--text)}${tokens}</style>${themeScript()}`;
      const answer = createExplorer({
        config: parseDevelopmentConfig(),
        themeHead,
        headers: { 'content-type': 'text/html; charset=utf-8' },
        logger: pino({ level: 'warn' }),
      });
      middlewares.use((request, response, next) => {
        const target = readPath(request.url ?? '');
        if (typeof target === 'number' || !target.path.startsWith('/explorer/')) return next();
        const notFound = plainAnswer(404, 'There is nothing here.');
        void answer(target.path).then((page) => respond(request, response, page ?? notFound));
        return undefined;
      });
    },
  };
}
