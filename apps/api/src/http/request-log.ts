import type { FastifyInstance } from 'fastify';
import type { ApiMetrics } from '../health/metrics.ts';

/** One line and one measurement per answer, by the route's template: neither query strings nor bodies are ever logged. */
export function addRequestLog(app: FastifyInstance, metrics: ApiMetrics): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    const labels = { method: request.method, route, status: String(reply.statusCode) };
    metrics.requestDuration.observe(labels, reply.elapsedTime / 1000);
    const line = { ...labels, milliseconds: Math.round(reply.elapsedTime) };
    if (route.startsWith('/livez') || route.startsWith('/readyz')) request.log.debug(line, 'answered');
    else request.log.info(line, 'answered');
  });
}
