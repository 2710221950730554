import type { ErrorDefinition } from '../wire/error-definition.ts';

/** Why a file is not there, or a picture is not taken. A missing logo is no error: 204. */
export const mediaErrors = {
  MEDIA_UNKNOWN: { status: 404, retryable: false, text: 'There is no file of this name.' },
  RANGE_UNSATISFIABLE: { status: 416, retryable: false, text: 'The file does not have this range.' },
  PICTURE_FAULTY: {
    status: 422,
    retryable: false,
    text: 'This file is no usable PNG, JPEG or WebP picture.',
  },
  PICTURE_NOT_FOUND: { status: 404, retryable: false, text: 'There is no picture with this hash.' },
  /** The API has no media process to which it passes pictures on. */
  UPLOADS_OFF: { status: 503, retryable: false, text: 'This server takes no pictures.' },
} as const satisfies Record<string, ErrorDefinition>;
