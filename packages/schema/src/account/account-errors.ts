import type { ErrorDefinition } from '../wire/error-definition.ts';

/** The errors of a sign-in or a session. None reveals whether an address has signed in before. */
export const accountErrors = {
  SIGN_IN_REQUIRED: { status: 401, retryable: false, text: 'Please sign in first.' },
  OWNER_NOT_SIGNED_IN: { status: 403, retryable: false, text: 'Another account is signed in.' },
  /** A contract at the same address of another chain may have other owners. */
  SIGN_IN_ON_CHAIN: {
    status: 403,
    retryable: false,
    text: 'Please sign in on this network: the sign-in of a contract wallet counts on its own network alone.',
  },
  FOREIGN_ORIGIN: { status: 403, retryable: false, text: 'This call may only come from our own page.' },
  SIGN_IN_MALFORMED: { status: 400, retryable: false, text: 'This is no sign-in message (EIP-4361).' },
  SIGN_IN_WRONG_SITE: { status: 400, retryable: false, text: 'The sign-in message is for another site.' },
  SIGN_IN_WRONG_CHAIN: { status: 400, retryable: false, text: 'You can’t sign in on this network.' },
  SIGN_IN_OUT_OF_TIME: {
    status: 400,
    retryable: true,
    text: 'The sign-in message is too old, or not valid yet or for too long. Please sign in again.',
  },
  SIGN_IN_NONCE_USED: { status: 401, retryable: true, text: 'This sign-in is over. Please sign in again.' },
  SIGN_IN_WRONG_SIGNATURE: {
    status: 401,
    retryable: false,
    text: 'The signature was not made by the account in the sign-in message.',
  },
  SIGN_IN_UNVERIFIED: {
    status: 503,
    retryable: true,
    text: 'The signature of this contract wallet can’t be checked now. Please try again in a moment.',
  },
} as const satisfies Record<string, ErrorDefinition>;
