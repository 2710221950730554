import type { ErrorDefinition } from '../wire/error-definition.ts';

/** Why a foreign list is unavailable; details of the list follow the text where there are any. */
export const tokenListErrors = {
  TOKEN_LIST_PROTOCOL: { status: 400, retryable: false, text: 'Unrecognized list URL protocol.' },
  TOKEN_LIST_NOT_DOWNLOADED: { status: 422, retryable: false, text: 'Failed to download list' },
  TOKEN_LIST_INVALID: { status: 422, retryable: false, text: 'Token list failed validation:' },
  TOKEN_LIST_DUPLICATES: { status: 422, retryable: false, text: 'Duplicate tokens.' },
} as const satisfies Record<string, ErrorDefinition>;
