import type { ErrorDefinition } from '../wire/error-definition.ts';

/** Refusals of specified routes: HTTP 200 and `succeeded: false`. */
export const artistErrors = {
  ARTIST_NOT_FOUND: { status: 200, retryable: false, text: 'There is no such artist.' },
  ARTIST_REQUIRED: { status: 200, retryable: false, text: 'Please create artist!' },
} as const satisfies Record<string, ErrorDefinition>;
