import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { findOwnNodeInCookies } from '@tradewind/schema/runtime-config/own-node';
import { hubPath } from '@tradewind/schema/hub/hub-path';
import type { Logger } from 'pino';
import type { WebConfig } from './config.ts';
import { createExplorer } from './explorer/explorer.ts';
import { explorerStyleHash } from './explorer/explorer-page.ts';
import { createCspReportLog } from './http/csp-report.ts';
import { limitPauses } from './http/limit-pauses.ts';
import { readPath } from './http/read-path.ts';
import { jsonAnswer, plainAnswer, respond, type Answer } from './http/respond.ts';
import { commonHeaders, pageHeaders, cspReportPath, transportHeaders } from './http/security-headers.ts';
import { createApiNodes } from './proxy/api-nodes.ts';
import { createApiProxy } from './proxy/api-proxy.ts';
import { createSocketProxy } from './proxy/socket-proxy.ts';
import { fileAnswer } from './site/file-answer.ts';
import type { Site } from './site/load-site.ts';
import { createPageAnswers } from './site/page-answers.ts';
import { createPageSource } from './site/page-html.ts';

export type WebServerDeps = {
  config: WebConfig;
  site: Site;
  logger: Logger;
  lifecycle: { isClosing: boolean };
  /** How long a body may pause while it arrives. */
  pauseMilliseconds?: number;
};

/** Time for a request to arrive: that of the API's uploads and a rest. Bodies that pause end earlier. */
const uploadMilliseconds = 150_000;

export type WebServer = {
  readonly server: Server;
  /** Ends the connections that outlive their request, so that the server can close. */
  readonly endSockets: () => void;
};

/** Serves the built page, its files and its headers, and forwards `/api/*` and the hub. Its only state is the build. */
export function createWebServer(deps: WebServerDeps): WebServer {
  const { config, lifecycle, logger, pauseMilliseconds } = deps;
  const nodes = createApiNodes(config.apiUrls, logger);
  const forward = createApiProxy({ ...config, nodes, logger });
  const media = config.mediaUrl === undefined ? undefined : createApiNodes([config.mediaUrl], logger);
  const forwardFile = media ? createApiProxy({ ...config, nodes: media, logger }) : forward;
  const sockets = createSocketProxy({ ...config, nodes, logger });
  const logCspReport = createCspReportLog(logger);
  const findAnswer = createAnswers(deps);

  const listener = (request: IncomingMessage, response: ServerResponse): void => {
    if (lifecycle.isClosing) response.setHeader('connection', 'close');
    limitPauses(request, response, pauseMilliseconds);
    const target = readPath(request.url ?? '');
    const forwarded =
      typeof target === 'object' ? findForwardedPath(request.url ?? '', target.path) : undefined;
    if (forwarded !== undefined)
      return (isForMedia(forwarded) ? forwardFile : forward)(request, response, forwarded);
    const protocol = config.isBehindProxy ? String(request.headers['x-forwarded-proto']) : undefined;
    const headers = { ...commonHeaders, ...transportHeaders(config, protocol) };
    for (const [name, value] of Object.entries(headers))
      if (value !== undefined) response.setHeader(name, value);
    if (typeof target === 'number') return respond(request, response, rejectPath(target));
    if (target.path === cspReportPath && request.method === 'POST') return logCspReport(request, response);
    void findAnswer(request, target.path).then((answer) => respond(request, response, answer));
    return undefined;
  };
  const server = createServer(
    { requestTimeout: uploadMilliseconds, headersTimeout: 15_000, shouldUpgradeCallback: isForHub },
    listener,
  );
  server.on('upgrade', sockets.upgrade);
  server.on('close', () => {
    nodes.close();
    media?.close();
  });
  return { server, endSockets: sockets.close };
}

/** Only the hub has websockets; any other upgrade request is answered as a plain request. */
function isForHub({ url = '', headers }: IncomingMessage): boolean {
  return url.split('?')[0] === hubPath && headers.upgrade?.toLowerCase() === 'websocket';
}

const hubPaths = [hubPath, `${hubPath}/negotiate`];

/** The upstream path: below `/api` without the prefix, paths of the hub unchanged. */
function findForwardedPath(url: string, path: string): string | undefined {
  if (hubPaths.includes(url.split('?')[0] ?? '')) return url;
  return url.startsWith('/api/') && !isForOperators(path) ? url.slice('/api'.length) : undefined;
}

/** Files of users go to the process that decodes them. */
function isForMedia(forwarded: string): boolean {
  return /^\/v1\/media\/api\//i.test(forwarded);
}

/** The API's metrics are not published. */
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
    pageHeaders(config, source, listOwnNodes(config, cookie)),
  );
  const { themeHead, scriptHashes, styleHashes } = source;
  const explorerHashes = { scriptHashes, styleHashes: [...styleHashes, explorerStyleHash] };
  const explorerLook = { themeHead, headers: pageHeaders(config, explorerHashes) };
  const explorer = config.mode === 'local' ? createExplorer({ config, logger, ...explorerLook }) : undefined;
  return async ({ method = '', url = '', headers }: IncomingMessage, path: string): Promise<Answer> => {
    if (path === '/livez') return jsonAnswer(200, { live: true });
    if (path === '/readyz') return readiness(lifecycle);
    if (method !== 'GET' && method !== 'HEAD') {
      return plainAnswer(405, 'This page can only be read.', { allow: 'GET, HEAD' });
    }
    const file = site.files.get(path);
    if (file) return fileAnswer(file, headers);
    if (path.startsWith('/assets/') || path.startsWith('/api'))
      return plainAnswer(404, 'There is nothing here.');
    return (await explorer?.(path)) ?? page({ path, hasQuery: url.includes('?') }, headers);
  };
}

/** The origins of the user's own nodes, one a chain at most. */
function listOwnNodes({ chains, chainId: homeId, mode }: WebConfig, cookies: string): string[] {
  return chains.flatMap(({ chainId }) => {
    const origin = findOwnNodeInCookies(cookies, mode, chainId === homeId ? undefined : chainId);
    return origin === undefined ? [] : [origin];
  });
}

function readiness({ isClosing }: WebServerDeps['lifecycle']): Answer {
  const reasons = isClosing ? ['the process is shutting down'] : [];
  return jsonAnswer(isClosing ? 503 : 200, { ready: !isClosing, reasons });
}
