import { Agent, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { randomUUID } from 'node:crypto';
import { pipeline } from 'node:stream';
import { errorCatalogue } from '@tradewind/schema/wire/error-catalogue';
import type { Refusal } from '@tradewind/schema/wire/envelope';
import type { Logger } from 'pino';
import { jsonAnswer, respond } from '../http/respond.ts';
import { toUpstreamHeaders, withoutHopByHop } from './forwarded-headers.ts';

type ProxyOptions = { apiUrl: string; isBehindProxy: boolean; logger: Logger; timeoutMilliseconds?: number };

/** Streams `/api/*` to the API with the prefix cut off, and answers in the API's envelope when it is not there. */
export function createApiProxy({
  apiUrl,
  isBehindProxy,
  logger,
  timeoutMilliseconds = 30_000,
}: ProxyOptions) {
  const isHttps = apiUrl.startsWith('https:');
  const basePath = new URL(apiUrl).pathname.replace(/\/+$/, '');
  const agent = isHttps ? new HttpsAgent({ keepAlive: true }) : new Agent({ keepAlive: true });
  const open = isHttps ? httpsRequest : httpRequest;

  function forward(request: IncomingMessage, response: ServerResponse, isRetry: boolean): void {
    // As its own option the path stays a path: joined to the text of the address it could name another host.
    const upstream = open(apiUrl, {
      path: basePath + (request.url ?? '').slice('/api'.length),
      agent,
      method: request.method,
      headers: toUpstreamHeaders(request, isBehindProxy),
      timeout: timeoutMilliseconds,
    });
    upstream.on('timeout', () => upstream.destroy(new Error('the API did not answer in time')));
    upstream.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, withoutHopByHop(answer.headers));
      pipeline(answer, response, () => undefined);
    });
    upstream.on('error', (error) => {
      const isStale = upstream.reusedSocket && !isRetry && !hasBody(request);
      if (isStale && !response.headersSent && !response.destroyed) forward(request, response, true);
      else answerUnavailable(request, response, logger.child({ err: error }));
    });
    response.on('close', () => upstream.destroy());
    if (hasBody(request)) pipeline(request, upstream, () => undefined);
    else upstream.end();
  }

  return {
    forward: (request: IncomingMessage, response: ServerResponse) => forward(request, response, false),
    close: () => agent.destroy(),
  };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

function answerUnavailable(request: IncomingMessage, response: ServerResponse, logger: Logger): void {
  if (response.destroyed) return;
  const requestId = randomUUID();
  logger.warn({ requestId }, 'the API does not answer');
  if (response.headersSent) return void response.destroy();
  const { status, text } = errorCatalogue.UNAVAILABLE;
  const refusal: Refusal = { succeeded: false, data: null, message: text, code: 'UNAVAILABLE', requestId };
  respond(request, response, jsonAnswer(status, refusal));
}
