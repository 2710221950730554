import { Gauge, Histogram, type Registry } from '@prometheus-io/client';

/** The measurements of every answer, whatever the program. */
export function createHttpMetrics(registry: Registry) {
  return {
    requestDuration: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time to answer, by route template.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
      registers: [registry],
    }),
    requestsInFlight: new Gauge({
      name: 'http_requests_in_flight',
      help: 'Answers that are being worked on.',
      registers: [registry],
    }),
  };
}

export type HttpMetrics = ReturnType<typeof createHttpMetrics>;
