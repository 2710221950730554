import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { accountRoutes } from './account/routes.ts';
import type { ApiDeps } from './deps.ts';
import { exchangeRoutes } from './exchange/routes.ts';
import { healthRoutes } from './health/routes.ts';
import { homeRoutes } from './home/routes.ts';
import { addDocumentation } from './http/documentation.ts';
import { addDraining } from './http/draining.ts';
import { addErrorEnvelope } from './http/error-envelope.ts';
import { frameworkErrorOptions, ignoreExpectations } from './http/framework-errors.ts';
import { acceptJsonOnly } from './http/json-body.ts';
import { requestLimits, shedExcess } from './http/limits.ts';
import { addProtection } from './http/protection.ts';
import { toRequestId } from './http/request-id.ts';
import { addRequestLog } from './http/request-log.ts';
import { hubRoutes } from './hub/routes.ts';
import { marketInfoRoutes } from './market-info/routes.ts';
import { predictionRoutes } from './prediction/routes.ts';
import { tokenListRoutes } from './token-list/routes.ts';
import { transactionRoutes } from './transaction/routes.ts';

/** Every area of the API; a new one is a line here. */
const areas = [
  marketInfoRoutes,
  exchangeRoutes,
  predictionRoutes,
  tokenListRoutes,
  homeRoutes,
  accountRoutes,
  transactionRoutes,
];

/** The whole API over its dependencies, not yet listening. */
export async function createApp(deps: ApiDeps): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: deps.logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: (request) => toRequestId(request.headers),
    trustProxy: deps.config.trustedProxies,
    ...requestLimits(deps.config),
    return503OnClosing: false,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 200 },
    ...frameworkErrorOptions,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  ignoreExpectations(app);
  acceptJsonOnly(app);
  shedExcess(app, deps);
  addRequestLog(app, deps.metrics);
  addDraining(app, deps.lifecycle);
  await addProtection(app, deps.config);
  addErrorEnvelope(app);
  await addDocumentation(app);
  await app.register(healthRoutes(deps));
  await app.register(hubRoutes(deps));
  for (const area of areas) await app.register(area(deps));
  return app;
}
