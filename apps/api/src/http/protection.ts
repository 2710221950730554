import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { ApiConfig } from '../config.ts';
import { AppError } from './app-error.ts';
import { type RequestCounter, toLimitStore } from './request-counter.ts';
import { securityHeaders } from './security-headers.ts';

/** The window of the limit per address. */
export const limitWindowMs = 60_000;

/** Headers that make an answer inert in a browser, a limit per address, and 503 under overload. */
export async function addProtection(
  app: FastifyInstance,
  config: Pick<ApiConfig, 'rateLimitPerMinute' | 'maxEventLoopDelayMs'>,
  counter: RequestCounter,
): Promise<void> {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(securityHeaders);
    done();
  });
  await app.register(rateLimit, {
    global: true,
    max: config.rateLimitPerMinute,
    timeWindow: limitWindowMs,
    store: toLimitStore(counter),
    errorResponseBuilder: () => new AppError('TOO_MANY_REQUESTS'),
  });
  await app.register(underPressure, {
    maxEventLoopDelay: config.maxEventLoopDelayMs,
    pressureHandler: (request) => {
      if (isOverloaded(app, config) && request.routeOptions.url !== '/livez')
        throw new AppError('UNAVAILABLE');
    },
  });
}

/** Whether the event loop lags so much that requests are refused. */
export function isOverloaded(
  app: FastifyInstance,
  { maxEventLoopDelayMs }: Pick<ApiConfig, 'maxEventLoopDelayMs'>,
): boolean {
  const { eventLoopDelay } = app.memoryUsage();
  // Without a single sample, which happens when other processes use the whole machine, the reported delay is
  // infinite.
  return eventLoopDelay > maxEventLoopDelayMs && eventLoopDelay !== Infinity;
}
