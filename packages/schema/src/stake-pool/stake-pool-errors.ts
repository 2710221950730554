import type { ErrorDefinition } from '../wire/error-definition.ts';

/** Refusals of specified routes: HTTP 200 and `succeeded: false`. */
export const stakePoolErrors = {
  STAKE_POOLS_NOT_HERE: { status: 200, retryable: false, text: 'There are no launch pools on this network.' },
  STAKE_POOL_NOT_FOUND: { status: 200, retryable: false, text: 'There is no such launch pool.' },
} as const satisfies Record<string, ErrorDefinition>;
