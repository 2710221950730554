import type { ErrorDefinition } from '../wire/error-definition.ts';

/**
 * Refusals of specified routes: HTTP 200 and `succeeded: false`, except where a client distinguishes them by status.
 */
export const launchpadErrors = {
  /** No such symbol or number, a draft, or a hidden project. */
  PROJECT_NOT_FOUND: { status: 200, retryable: false, text: 'There is no such project.' },
  SALE_NOT_FOUND: { status: 404, retryable: false, text: 'There is no such sale on this network.' },
  JOIN_REVERTED: { status: 200, retryable: false, text: 'This transaction failed. Nothing was paid.' },
  JOIN_NOT_FOUND: { status: 200, retryable: false, text: 'This transaction joined no sale of this project.' },
  JOIN_OF_ANOTHER_ACCOUNT: {
    status: 200,
    retryable: false,
    text: 'This transaction is the join of another account.',
  },
  JOIN_DIFFERS: { status: 200, retryable: false, text: 'This transaction joined with another amount.' },
  /** No node knows the transaction: invented, dropped, of another network, or not propagated yet. */
  JOIN_UNKNOWN: { status: 404, retryable: true, text: 'No node knows this transaction.' },
  /** The join cannot be verified while no node answers. */
  JOIN_UNCHECKED: {
    status: 503,
    retryable: true,
    text: 'The server can’t reach the network to look for this transaction.',
  },
  COUNTRY_UNKNOWN: { status: 200, retryable: false, text: 'There is no country of this code.' },
  COUNTRY_RESTRICTED: {
    status: 200,
    retryable: false,
    text: 'Residents of this country can’t take part in this sale.',
  },
  NOT_LISTED: { status: 200, retryable: false, text: "You're not whitelisted" },
  KYC_REQUIRED: { status: 200, retryable: false, text: "You have't completed the KYC" },
  DISCLAIMER_REQUIRED: { status: 200, retryable: false, text: 'Please confirm the disclaimer first.' },
  /** The sale has no signer: a join needs no permit. */
  PERMIT_NOT_NEEDED: { status: 200, retryable: false, text: 'This sale needs no permit.' },
  /** The signer of the sale is not ours, or does not answer. */
  PERMIT_UNAVAILABLE: {
    status: 503,
    retryable: true,
    text: 'Permits of this sale can’t be signed now. Please try again later.',
  },
  /** Only a session of the sale's chain proves that a contract has the same owner there. */
  SIGN_IN_ON_SALE_CHAIN: {
    status: 403,
    retryable: false,
    text: 'Please sign in on the network of this sale.',
  },
  /** The sale is closed, cancelled or paused. */
  SALE_NOT_OPEN: { status: 200, retryable: false, text: 'This sale takes no joins now.' },
  /** Its refusal has the faults, each with line, column, reason and text. */
  LIST_FAULTY: { status: 422, retryable: false, text: 'The list is faulty. Nothing was stored.' },
  LIST_BUSY: { status: 409, retryable: true, text: 'Another list is being read. Please try again soon.' },
  ROUND_NOT_FOUND: { status: 404, retryable: false, text: 'There is no such round on this network.' },
  /** An amount has more decimals than the payment token, or the bounds exclude each other. */
  LIST_RULE_FAULTY: { status: 422, retryable: false, text: 'The rule is faulty. Nothing was stored.' },
  NOBODY_HAS_TIER: { status: 409, retryable: false, text: 'No account has a tier. Nothing was stored.' },
  TOO_MANY_TIERS: {
    status: 409,
    retryable: false,
    text: 'More than 100,000 accounts have a tier. Nothing was stored.',
  },
  /** The operator saw an earlier version of the project, or none. */
  PROJECT_CHANGED: {
    status: 409,
    retryable: false,
    text: 'This project changed meanwhile. Nothing was stored.',
  },
  SYMBOL_TAKEN: { status: 409, retryable: false, text: 'Another project has this symbol.' },
  ROUND_HAS_SALE: {
    status: 409,
    retryable: false,
    text: 'A round with a sale can’t be removed or moved.',
  },
  /** The contract takes joins without a permit, so the server could demand nothing. */
  SIGNER_REQUIRED: {
    status: 409,
    retryable: false,
    text: 'A sale without a signer can’t demand KYC or a disclaimer.',
  },
  LIST_NOT_FOUND: { status: 404, retryable: false, text: 'There is no list with this hash.' },
} as const satisfies Record<string, ErrorDefinition>;
