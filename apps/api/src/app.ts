import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { joinAreas } from './area.ts';
import { areas } from './areas.ts';
import type { ApiDeps } from './deps.ts';
import { healthRoutes } from './health/routes.ts';
import { answerAhead } from './http/answer-ahead.ts';
import { addDocumentation } from './http/documentation.ts';
import { addDraining } from './http/draining.ts';
import { addErrorEnvelope } from './http/error-envelope.ts';
import { frameworkErrorOptions, ignoreExpectations } from './http/framework-errors.ts';
import { acceptJsonOnly } from './http/json-body.ts';
import { keepAnswers } from './http/keep-answers.ts';
import { requestLimits, shedExcess } from './http/limits.ts';
import { addProtection } from './http/protection.ts';
import { createRequestCounter } from './http/request-counter.ts';
import { toRequestId } from './http/request-id.ts';
import { addRequestLog, createRecorder } from './http/request-log.ts';
import { hubRoutes } from './hub/routes.ts';
import { announceStaleness } from './indexing/announce-staleness.ts';

/** Creates the whole API from its dependencies, not yet listening. */
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
  const kept = keepAnswers(app, deps.chains.home);
  const counter = createRequestCounter();
  const record = createRecorder(deps);
  shedExcess(app, deps);
  addRequestLog(app, record);
  addDraining(app, deps.lifecycle);
  await addProtection(app, deps.config, counter);
  addErrorEnvelope(app);
  await addDocumentation(app);
  await app.register(healthRoutes(deps));
  await app.register(hubRoutes(deps));
  announceStaleness(app, deps, joinAreas(areas).chainTopics);
  for (const { routes } of areas) if (routes) await app.register(routes(deps));
  answerAhead(app, deps, { ...kept, counter, record });
  return app;
}
