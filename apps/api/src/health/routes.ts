import type { FastifyPluginAsync } from 'fastify';
import type { ApiDeps } from '../deps.ts';
import { live } from '../http/answer-kind.ts';
import { listUnreadyReasons } from './readiness.ts';

type HealthDeps = Parameters<typeof listUnreadyReasons>[0] & Pick<ApiDeps, 'metrics' | 'hub'>;

/** Readiness queries database and node at most once in this time, however often it is requested. */
const readinessMilliseconds = 500;

/** For load balancers and operators; not part of the public wire. */
export function healthRoutes(deps: HealthDeps): FastifyPluginAsync {
  const options = { config: { ...live, rateLimit: false }, schema: { hide: true } };
  let lastCheck: { at: number; reasons: Promise<string[]> } | undefined;
  const check = (): Promise<string[]> => {
    const isFresh = lastCheck !== undefined && performance.now() - lastCheck.at < readinessMilliseconds;
    if (!isFresh || deps.lifecycle.isClosing) {
      lastCheck = { at: performance.now(), reasons: listUnreadyReasons(deps) };
    }
    return lastCheck?.reasons ?? listUnreadyReasons(deps);
  };
  return async (app) => {
    app.get('/livez', options, async () => ({ live: true }));
    app.get('/readyz', options, async (_request, reply) => {
      const reasons = await check();
      const ready = reasons.length === 0;
      return reply.code(ready ? 200 : 503).send({ ready, reasons, notices: deps.hub.state.busSource });
    });
    app.get('/metrics', options, async (_request, reply) =>
      reply.type(deps.metrics.registry.contentType).send(await deps.metrics.registry.metrics()),
    );
  };
}
