import type { ErrorDefinition } from '../wire/error-definition.ts';

export const exchangeErrors = {
  POOL_NOT_FOUND: { status: 404, retryable: false, text: 'There is no pool at this address.' },
  INDEX_NOT_STARTED: { status: 503, retryable: true, text: 'The index has not read the chain yet.' },
} as const satisfies Record<string, ErrorDefinition>;
