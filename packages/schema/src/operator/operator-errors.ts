import type { ErrorDefinition } from '../wire/error-definition.ts';

export const operatorErrors = {
  ROLE_REQUIRED: { status: 403, retryable: false, text: 'This account does not have the role for this.' },
  ACTION_DIFFERS: {
    status: 409,
    retryable: false,
    text: 'This transaction is in the log already, as another action.',
  },
} as const satisfies Record<string, ErrorDefinition>;
