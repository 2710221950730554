import type { ErrorDefinition } from '../wire/error-definition.ts';

export const hubErrors = {
  CONNECTION_IN_USE: { status: 409, retryable: false, text: 'This connection is open already.' },
} as const satisfies Record<string, ErrorDefinition>;
