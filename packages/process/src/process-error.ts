/** The root of every error in a loop. Its class decides the loop's reaction; `runRounds` is the only reader. */
export abstract class ProcessError extends Error {
  /** Whether the fault is known to be transient. */
  abstract readonly isRetryable: boolean;
}

/** The same work may succeed soon: a node fails or contradicts itself, or the database is unavailable. */
export class RetryableError extends ProcessError {
  override readonly name: string = 'RetryableError';
  readonly isRetryable = true;
}

/**
 * It is unknown whether the fault is transient: a defect of the program, a database error without a rule, a
 * contradiction that needs an operator. The loop retries slowly and recovers once the cause is gone; readiness
 * and metrics report it meanwhile.
 */
export class BlockedError extends ProcessError {
  override readonly name: string = 'BlockedError';
  readonly isRetryable = false;
}

/**
 * No retry can help in this process: wrong configuration, or another version of the program has to run. It ends
 * the work.
 */
export class FatalError extends ProcessError {
  override readonly name: string = 'FatalError';
  readonly isRetryable = false;
}
