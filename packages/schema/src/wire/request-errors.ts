import type { ErrorDefinition } from './error-definition.ts';

/** Errors of any call, in every area. */
export const requestErrors = {
  BAD_REQUEST: { status: 400, retryable: false, text: 'The request is not valid.' },
  CHAIN_NOT_SERVED: { status: 400, retryable: false, text: 'This network is not served here.' },
  NOT_FOUND: { status: 404, retryable: false, text: 'There is nothing at this address.' },
  METHOD_NOT_ALLOWED: { status: 405, retryable: false, text: 'This call does not exist here.' },
  IDEMPOTENCY_KEY_REQUIRED: {
    status: 400,
    retryable: false,
    text: 'This call needs an Idempotency-Key header.',
  },
  IDEMPOTENCY_KEY_RUNNING: {
    status: 409,
    retryable: true,
    text: 'This call is being carried out already. Please wait a moment.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    retryable: false,
    text: 'This Idempotency-Key was used for another call.',
  },
  REQUEST_TIMEOUT: { status: 408, retryable: true, text: 'The request took too long to arrive.' },
  PAYLOAD_TOO_LARGE: { status: 413, retryable: false, text: 'The request is too large.' },
  URI_TOO_LONG: { status: 414, retryable: false, text: 'The address of the request is too long.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, retryable: false, text: 'Only JSON is understood here.' },
  TOO_MANY_REQUESTS: { status: 429, retryable: true, text: 'Too many requests. Please wait a moment.' },
  HEADERS_TOO_LARGE: { status: 431, retryable: false, text: 'The headers of the request are too large.' },
  INTERNAL: { status: 500, retryable: true, text: 'Something went wrong on our side. Please try again.' },
  UNAVAILABLE: { status: 503, retryable: true, text: 'The service is busy. Please try again in a moment.' },
} as const satisfies Record<string, ErrorDefinition>;
