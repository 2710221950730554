import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { ApiConfig } from '../config.ts';
import { frameworkErrorOptions, ignoreExpectations } from './framework-errors.ts';
import { acceptJsonOnly } from './json-body.ts';
import { requestLimits } from './limits.ts';
import { toRequestId } from './request-id.ts';

type HttpConfig = Pick<ApiConfig, 'trustedProxies' | 'requestTimeoutMs'>;

/** The framework with its limits, ids and errors, without routes. */
export function createHttpApp(config: HttpConfig, logger: FastifyBaseLogger): FastifyInstance {
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: (request) => toRequestId(request.headers),
    trustProxy: config.trustedProxies,
    ...requestLimits(config),
    return503OnClosing: false,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 200 },
    ...frameworkErrorOptions,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  ignoreExpectations(app);
  acceptJsonOnly(app);
  return app;
}
