import type { ApiConfig } from '../config.ts';

/** Each call may request a receipt from a node. */
const reportsPerMinute = 60;

/** The `config` of a route that verifies a report. */
export function limitReports({ rateLimitPerMinute }: Pick<ApiConfig, 'rateLimitPerMinute'>) {
  return { rateLimit: { max: Math.min(rateLimitPerMinute, reportsPerMinute), timeWindow: '1 minute' } };
}

/** The message of a report that is pending. */
export const inNoBlock = 'This transaction is in no block yet.';
