import type { FastifyInstance } from 'fastify';
import { activityRoutes } from './activity/routes.ts';
import { joinAreas } from './area.ts';
import { areas } from './areas.ts';
import type { ApiDeps } from './deps.ts';
import { healthRoutes } from './health/routes.ts';
import { answerAhead } from './http/answer-ahead.ts';
import { createHttpApp } from './http/create-http-app.ts';
import { addDocumentation } from './http/documentation.ts';
import { addDraining } from './http/draining.ts';
import { addErrorEnvelope } from './http/error-envelope.ts';
import { keepAnswers } from './http/keep-answers.ts';
import { shedExcess } from './http/limits.ts';
import { addProtection } from './http/protection.ts';
import { createRequestCounter } from './http/request-counter.ts';
import { addRequestLog, createRecorder } from './http/request-log.ts';
import { hubRoutes } from './hub/routes.ts';
import { announceStaleness } from './indexing/announce-staleness.ts';

/** Creates the whole API from its dependencies, not yet listening. */
export async function createApp(deps: ApiDeps): Promise<FastifyInstance> {
  const app = createHttpApp(deps.config, deps.logger);
  const seen = keepAnswers(app, deps.chains);
  const counter = createRequestCounter();
  const record = createRecorder(deps);
  shedExcess(app, deps);
  addRequestLog(app, record);
  addDraining(app, deps.lifecycle);
  const isOverloaded = await addProtection(app, deps.config, counter);
  addErrorEnvelope(app);
  await addDocumentation(app);
  await app.register(healthRoutes(deps));
  await app.register(hubRoutes(deps));
  const { activity, chainTopics } = joinAreas(areas);
  await app.register(activityRoutes(deps, activity));
  announceStaleness(app, deps, chainTopics);
  for (const { routes } of areas) if (routes) await app.register(routes(deps));
  answerAhead(app, deps, { seen, counter, record, isOverloaded });
  return app;
}
