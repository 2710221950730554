import type { ErrorDefinition } from '../wire/error-definition.ts';

/** Why the media origin has no file. A missing logo is no error: 204. */
export const mediaErrors = {
  MEDIA_UNKNOWN: { status: 404, retryable: false, text: 'There is no file of this name.' },
  RANGE_UNSATISFIABLE: { status: 416, retryable: false, text: 'The file does not have this range.' },
} as const satisfies Record<string, ErrorDefinition>;
