import type { ErrorDefinition } from '../wire/error-definition.ts';

/**
 * Refusals of specified routes: HTTP 200 and `succeeded: false`, except where a client distinguishes them by
 * status.
 */
export const predictionErrors = {
  PREDICTION_NOT_HERE: {
    status: 200,
    retryable: false,
    text: 'There is no prediction market on this network.',
  },
  STAKE_BELOW_MINIMUM: {
    status: 200,
    retryable: false,
    text: 'A minimum amount of 0.001 BNB is required',
  },
  ENTRY_REVERTED: { status: 200, retryable: false, text: 'This transaction failed. Nothing was staked.' },
  ENTRY_NOT_FOUND: { status: 200, retryable: false, text: 'This transaction entered no round here.' },
  ENTRY_OF_ANOTHER_ACCOUNT: {
    status: 200,
    retryable: false,
    text: 'This transaction is the entry of another account.',
  },
  /** Also a replay: an old entry reported as one of the present round. */
  ENTRY_OF_ANOTHER_ROUND: { status: 409, retryable: false, text: 'This transaction entered another round.' },
  /** No node knows the transaction: invented, dropped, or not propagated yet. */
  ENTRY_UNKNOWN: { status: 404, retryable: true, text: 'No node knows this transaction.' },
  /** The entry cannot be verified while no node answers. */
  ENTRY_UNCHECKED: {
    status: 503,
    retryable: true,
    text: 'The server can’t reach the network to look for this transaction.',
  },
  ENTRY_DIFFERS: {
    status: 200,
    retryable: false,
    text: 'This transaction staked another amount, or on the other side.',
  },
  BONUS_NOT_FOUND: { status: 200, retryable: false, text: 'There is no such bonus of this account.' },
  BONUS_NOT_ACTIVE: { status: 200, retryable: true, text: 'This bonus can’t be collected yet.' },
  BONUS_EXPIRED: { status: 200, retryable: false, text: 'This bonus was not collected in time.' },
  /** Our computation of the week differs from the published one. */
  BONUS_DISPUTED: {
    status: 200,
    retryable: true,
    text: 'The published ranking differs from ours. Please try again later.',
  },
} as const satisfies Record<string, ErrorDefinition>;
