import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { ApiConfig } from '../config.ts';
import { AppError } from './app-error.ts';

/** Headers that make an answer inert in a browser, a limit per address, and 503 before the process chokes. */
export async function addProtection(app: FastifyInstance, config: ApiConfig): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'no-referrer' },
  });
  await app.register(rateLimit, {
    global: true,
    max: config.rateLimitPerMinute,
    timeWindow: '1 minute',
    errorResponseBuilder: () => new AppError('TOO_MANY_REQUESTS'),
  });
  await app.register(underPressure, {
    maxEventLoopDelay: config.maxEventLoopDelayMs,
    pressureHandler: (request, _reply, _type, value) => {
      // Without a single sample, which happens when other processes take the whole machine, the delay is said to be infinite.
      if (value === Infinity) return;
      if (request.routeOptions.url !== '/livez') throw new AppError('UNAVAILABLE');
    },
  });
}
