import type { ErrorDefinition } from '../wire/error-definition.ts';

/** What the specification says of whatever can't be collected; the code tells why. */
const collectingFail = 'Collecting fail';

/** Refusals of specified routes: answered with HTTP 200 and `succeeded: false`. */
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
  ENTRY_OF_ANOTHER_ROUND: { status: 200, retryable: false, text: 'This transaction entered another round.' },
  ENTRY_DIFFERS: {
    status: 200,
    retryable: false,
    text: 'This transaction staked another amount, or on the other side.',
  },
  /** Not entered, lost, collected, or not settled yet. */
  NOTHING_TO_COLLECT: { status: 200, retryable: false, text: collectingFail },
  /** The account lets nobody else collect for it. */
  COLLECT_ONESELF_ONLY: { status: 200, retryable: false, text: collectingFail },
  /** The network's fee is above what the round brought in: whoever wants it now collects it with a transaction of their own. */
  COLLECT_TOO_DEAR: { status: 200, retryable: false, text: collectingFail },
  /** The transaction that was to collect it failed. */
  COLLECT_FAILED: { status: 200, retryable: true, text: collectingFail },
  BONUS_NOT_FOUND: { status: 200, retryable: false, text: 'There is no such bonus of this account.' },
  BONUS_NOT_ACTIVE: { status: 200, retryable: true, text: 'This bonus can’t be collected yet.' },
  BONUS_EXPIRED: { status: 200, retryable: false, text: 'This bonus was not collected in time.' },
  /** Our reckoning of the week is not what was published. */
  BONUS_DISPUTED: {
    status: 200,
    retryable: true,
    text: 'The published ranking differs from ours. Please try again later.',
  },
} as const satisfies Record<string, ErrorDefinition>;
