import type { ErrorDefinition } from '../wire/error-definition.ts';

/** The specification's text for everything that cannot be collected; the code gives the reason. */
const collectingFail = 'Collecting fail';

/** Why the keeper does not collect for an account; HTTP 200 and `succeeded: false`, as the specified routes have. */
export const collectErrors = {
  /** Nothing is due, or it is collected. */
  NOTHING_TO_COLLECT: { status: 200, retryable: false, text: collectingFail },
  /** The account allows only itself to collect. */
  COLLECT_ONESELF_ONLY: { status: 200, retryable: false, text: collectingFail },
  /** The network's fee exceeds what the keeper may spend. The account can still collect with its own transaction. */
  COLLECT_TOO_DEAR: { status: 200, retryable: false, text: collectingFail },
  /** The collecting transaction failed. */
  COLLECT_FAILED: { status: 200, retryable: true, text: collectingFail },
} as const satisfies Record<string, ErrorDefinition>;
