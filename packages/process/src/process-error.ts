/** The root of every error that the loop meets: it goes on after a retryable one and ends the process after a fatal one. */
export abstract class ProcessError extends Error {
  abstract readonly isRetryable: boolean;
}

/** The same work may succeed in a moment: a node that fails or contradicts itself, a database that is away. */
export class RetryableError extends ProcessError {
  override readonly name = 'RetryableError';
  readonly isRetryable = true;
}

/** Trying again can't help: wrong configuration, or a fault in the program. */
export class FatalError extends ProcessError {
  override readonly name = 'FatalError';
  readonly isRetryable = false;
}
