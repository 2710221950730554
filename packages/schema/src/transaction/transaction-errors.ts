import type { ErrorDefinition } from '../wire/error-definition.ts';

export const transactionErrors = {
  CLAIM_DIFFERS: {
    status: 409,
    retryable: false,
    text: 'You have reported this transaction already, as something else.',
  },
} as const satisfies Record<string, ErrorDefinition>;
