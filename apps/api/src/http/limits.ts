import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { ApiConfig } from '../config.ts';
import type { HttpMetrics } from '../health/http-metrics.ts';
import { AppError } from './app-error.ts';

const bodyBytes = 64 * 1024;
/** Size limit of the request line with its query string and all headers. */
const headerBytes = 16 * 1024;
/** Time for an upload of megabytes to arrive and to be answered; a route of uploads has it as its own limit. */
export const uploadLimitMs = 120_000;
/** Interval of Node's check for slow connections. */
const slowCheckMs = 5_000;
/** Routes of monitoring, which answer under any number of requests. */
export const monitoringRoutes = new Set(['/livez', '/readyz', '/metrics']);

/** Limits of one request: bytes of body and headers, time to arrive, time to be answered. */
export function requestLimits({ requestTimeoutMs }: Pick<ApiConfig, 'requestTimeoutMs'>) {
  return {
    bodyLimit: bodyBytes,
    // Node has one limit for all; the limit of the answer, which counts from the headers on, ends other bodies earlier.
    requestTimeout: Math.max(requestTimeoutMs, uploadLimitMs),
    handlerTimeout: requestTimeoutMs,
    http: {
      maxHeaderSize: headerBytes,
      headersTimeout: requestTimeoutMs,
      connectionsCheckingInterval: Math.min(slowCheckMs, requestTimeoutMs),
      // Without a host it would be refused outside the envelope; the API does not use the header.
      requireHostHeader: false,
      // A requested protocol upgrade is ignored: the request is answered as plain HTTP.
      shouldUpgradeCallback: ({ method, headers }: IncomingMessage) =>
        method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket',
    },
  };
}

/** Refuses excess load: an answer counts until its work is done, also when its client has disconnected. */
export function shedExcess(
  app: FastifyInstance,
  { config, metrics }: { config: Pick<ApiConfig, 'maxRequestsInFlight'>; metrics: HttpMetrics },
): void {
  let inFlight = 0;
  const count = (change: 1 | -1) => metrics.requestsInFlight.set((inFlight += change));
  app.addHook('onRoute', (route) => {
    const { handler } = route;
    if (monitoringRoutes.has(route.url)) return;
    route.handler = async function answer(request, reply) {
      if (inFlight >= config.maxRequestsInFlight) throw new AppError('UNAVAILABLE');
      count(1);
      try {
        return await handler.call(this, request, reply);
      } finally {
        count(-1);
      }
    };
  });
}
