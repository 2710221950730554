import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { ApiConfig } from '../config.ts';
import { AppError } from './app-error.ts';
import { monitoringRoutes } from './limits.ts';
import { createLoopDelay } from './loop-delay.ts';
import { type RequestCounter, toLimitStore } from './request-counter.ts';
import { securityHeaders } from './security-headers.ts';

/** The window of the limit per address. */
export const limitWindowMs = 60_000;

/**
 * Headers that make an answer inert in a browser, a limit per address, and 503 under overload. Returns whether the event
 * loop lags so much that requests are refused.
 */
export async function addProtection(
  app: FastifyInstance,
  config: Pick<ApiConfig, 'rateLimitPerMinute' | 'maxEventLoopDelayMs'>,
  counter: RequestCounter,
): Promise<() => boolean> {
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
  const loopDelay = createLoopDelay();
  const isOverloaded = () => loopDelay.read() > config.maxEventLoopDelayMs;
  app.addHook('onRequest', (request, _reply, done) => {
    const { url = '' } = request.routeOptions;
    // Regular monitoring alone starts no samples.
    const delayMs = monitoringRoutes.has(url) ? loopDelay.peek() : loopDelay.read();
    const isRefused = delayMs > config.maxEventLoopDelayMs && url !== '/livez';
    done(isRefused ? new AppError('UNAVAILABLE') : undefined);
  });
  app.addHook('onClose', async () => loopDelay.stop());
  return isOverloaded;
}
