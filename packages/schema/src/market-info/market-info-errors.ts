import type { ErrorDefinition } from '../wire/error-definition.ts';

/** Refusals of specified routes: answered with HTTP 200 and `succeeded: false`. */
export const marketInfoErrors = {
  BALANCE_UNKNOWN: { status: 200, retryable: true, text: 'Unable to fetch the balance' },
  PRICE_UNKNOWN: { status: 200, retryable: true, text: 'Unable to fetch price data' },
} as const satisfies Record<string, ErrorDefinition>;
