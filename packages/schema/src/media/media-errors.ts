import type { ErrorDefinition } from '../wire/error-definition.ts';

/** Why the media origin has no picture. */
export const mediaErrors = {
  LOGO_UNKNOWN: { status: 404, retryable: false, text: 'No list names a logo for this address.' },
  LOGO_UNUSABLE: { status: 404, retryable: true, text: 'The logo of this address cannot be shown.' },
  MEDIA_UNKNOWN: { status: 404, retryable: false, text: 'There is no file of this name.' },
  RANGE_UNSATISFIABLE: { status: 416, retryable: false, text: 'The file does not have this range.' },
} as const satisfies Record<string, ErrorDefinition>;
