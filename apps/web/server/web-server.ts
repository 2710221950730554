import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { findOwnNodeInCookies } from '@tradewind/schema/runtime-config/own-node';
import type { Logger } from 'pino';
import type { WebConfig } from './config.ts';
import { createExplorer } from './explorer/explorer.ts';
import { explorerStyleHash } from './explorer/explorer-page.ts';
import { createCspReportLog } from './http/csp-report.ts';
import { readPath } from './http/read-path.ts';
import { jsonAnswer, plainAnswer, respond, type Answer } from './http/respond.ts';
import { commonHeaders, pageHeaders, reportPath, transportHeaders } from './http/security-headers.ts';
import { createApiProxy } from './proxy/api-proxy.ts';
import { fileAnswer } from './site/file-answer.ts';
import type { Site } from './site/load-site.ts';
import { createPageAnswers } from './site/page-answers.ts';
import { createPageSource } from './site/page-html.ts';

export type WebServerDeps = {
  config: WebConfig;
  site: Site;
  logger: Logger;
  lifecycle: { isClosing: boolean };
};

/** Serves the built page, its files and its headers, and forwards `/api/*`; holds nothing but the build in memory. */
export function createWebServer(deps: WebServerDeps): Server {
  const { config, lifecycle, logger } = deps;
  const proxy = createApiProxy({ ...config, logger });
  const logReport = createCspReportLog(logger);
  const findAnswer = createAnswers(deps);

  const listener = (request: IncomingMessage, response: ServerResponse): void => {
    if (lifecycle.isClosing) response.setHeader('connection', 'close');
    const target = readPath(request.url ?? '');
    if (typeof target === 'object' && request.url?.startsWith('/api/') && !isForOperators(target.path))
      return proxy.forward(request, response);
    const protocol = config.isBehindProxy ? String(request.headers['x-forwarded-proto']) : undefined;
    const headers = { ...commonHeaders, ...transportHeaders(config, protocol) };
    for (const [name, value] of Object.entries(headers))
      if (value !== undefined) response.setHeader(name, value);
    if (typeof target === 'number') return respond(request, response, rejectPath(target));
    if (target.path === reportPath && request.method === 'POST') return logReport(request, response);
    void findAnswer(request, target.path).then((answer) => respond(request, response, answer));
    return undefined;
  };
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 15_000 }, listener);
  server.on('close', proxy.close);
  return server;
}

/** The API's figures for operators are not forwarded to the world. */
function isForOperators(path: string): boolean {
  return /^\/api\/+metrics\/*$/i.test(path);
}

function rejectPath(status: 400 | 414): Answer {
  const text = status === 414 ? 'This address is too long.' : 'This address cannot be read.';
  return plainAnswer(status, text, { connection: 'close' });
}

function createAnswers({ config, site, lifecycle, logger }: WebServerDeps) {
  const source = createPageSource(site, config);
  const page = createPageAnswers(source, ({ cookie = '' }) =>
    pageHeaders(config, source, findOwnNodeInCookies(cookie, config.mode)),
  );
  const { themeHead, scriptHashes, styleHashes } = source;
  const explorerHashes = { scriptHashes, styleHashes: [...styleHashes, explorerStyleHash] };
  const explorerLook = { themeHead, headers: pageHeaders(config, explorerHashes) };
  const explorer = config.mode === 'local' ? createExplorer({ config, logger, ...explorerLook }) : undefined;
  return async ({ method = '', headers }: IncomingMessage, path: string): Promise<Answer> => {
    if (path === '/livez') return jsonAnswer(200, { live: true });
    if (path === '/readyz') return readiness(lifecycle);
    if (method !== 'GET' && method !== 'HEAD') {
      return plainAnswer(405, 'This page can only be read.', { allow: 'GET, HEAD' });
    }
    const file = site.files.get(path);
    if (file) return fileAnswer(file, headers);
    if (path.startsWith('/assets/') || path.startsWith('/api'))
      return plainAnswer(404, 'There is nothing here.');
    return (await explorer?.(path)) ?? page(path, headers);
  };
}

function readiness({ isClosing }: WebServerDeps['lifecycle']): Answer {
  const reasons = isClosing ? ['the process is shutting down'] : [];
  return jsonAnswer(isClosing ? 503 : 200, { ready: !isClosing, reasons });
}
