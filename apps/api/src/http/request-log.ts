import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { HttpMetrics } from '../health/http-metrics.ts';

/** Each answer is logged with the route's template: neither query strings nor bodies are ever logged. */
export type AnswerRecord = {
  requestId: string;
  method: string;
  route: string;
  status: number;
  elapsedMs: number;
};

/** Writes the line and the measurement of one answer. */
export type RecordAnswer = (answer: AnswerRecord) => void;

export function createRecorder({
  logger,
  metrics,
}: {
  logger: FastifyBaseLogger;
  metrics: HttpMetrics;
}): RecordAnswer {
  // A record has nothing to redact, and the search would cost as much as writing the line.
  const log = logger.child({}, { redact: [] });
  return ({ requestId, method, route, status, elapsedMs }) => {
    const labels = { method, route, status: String(status) };
    metrics.requestDuration.observe(labels, elapsedMs / 1000);
    const line = { requestId, ...labels, milliseconds: Math.round(elapsedMs) };
    if (route.startsWith('/livez') || route.startsWith('/readyz')) log.debug(line, 'answered');
    else log.info(line, 'answered');
  };
}

/** One line and one measurement per answer. */
export function addRequestLog(app: FastifyInstance, record: RecordAnswer): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', ({ id: requestId, method, routeOptions }, reply, done) => {
    const { statusCode: status, elapsedTime: elapsedMs } = reply;
    record({ requestId, method, route: routeOptions.url ?? 'unknown', status, elapsedMs });
    done();
  });
}
