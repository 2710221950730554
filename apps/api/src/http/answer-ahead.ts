import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { ApiDeps } from '../deps.ts';
import { findKeptReply } from './kept-reply.ts';
import { limitWindowMs } from './protection.ts';
import type { RequestCounter } from './request-counter.ts';
import { toRequestId } from './request-id.ts';
import type { RecordAnswer } from './request-log.ts';
import { securityHeaders } from './security-headers.ts';
import type { SeenRequests } from './seen-requests.ts';

type Parts = {
  seen: SeenRequests;
  counter: RequestCounter;
  record: RecordAnswer;
  /** Whether requests are refused. */
  isOverloaded: () => boolean;
};
type Deps = Pick<ApiDeps, 'config' | 'lifecycle'>;

const constantHeaders: readonly string[] = Object.entries(securityHeaders).flat();

/**
 * Answers before the framework a request that the framework would answer the same: a GET with a known URL and
 * sender, and a kept answer. Headers, limit per address, log line and measurement are the same; every other
 * decision is left to the framework.
 */
export function answerAhead(app: FastifyInstance, deps: Deps, parts: Parts): void {
  const { server } = app;
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const isOpen = server.listening && !deps.lifecycle.isClosing;
    const isAnswered = isOpen && request.method === 'GET' && answer(request, response, deps, parts);
    if (!isAnswered) app.routing(request, response);
  });
}

/** False where the framework must answer: then nothing has been sent. */
function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { config: { rateLimitPerMinute: max } }: Deps,
  { seen, counter, record, isOverloaded }: Parts,
): boolean {
  const startedAt = performance.now();
  const found = seen.find(request);
  const reading = found?.store.peek(found.key);
  const reply = reading && findKeptReply(request.headers, reading);
  if (!found || !reply || isOverloaded()) return false;
  const { current, ttl } = counter.add(found.client, limitWindowMs);
  // The framework refuses it, and counts it once more: beyond the limit that makes no difference.
  if (current > max) return false;
  const requestId = toRequestId(request.headers);
  const published = { requestId, method: 'GET', route: found.route, status: reply.status };
  response.on('finish', () => record({ ...published, elapsedMs: performance.now() - startedAt }));
  response.writeHead(reply.status, [
    ...constantHeaders,
    ...Object.entries(reply.headers).flat(),
    'x-request-id',
    requestId,
    'x-ratelimit-limit',
    String(max),
    'x-ratelimit-remaining',
    String(max - current),
    'x-ratelimit-reset',
    String(Math.ceil(ttl / 1000)),
    ...(reply.body ? ['content-length', String(reply.body.length)] : []),
  ]);
  response.end(reply.body);
  return true;
}
