import { findDatabaseFault } from '@tradewind/db/database-fault';
import { BlockedError, ProcessError, RetryableError } from './process-error.ts';

/** Classifies any thrown value for the loop. */
export function toProcessError(error: unknown): ProcessError {
  if (error instanceof ProcessError) return error;
  const message = String(listCauses(error).at(-1));
  const passes = findDatabaseFault(error)?.isPassing ?? false;
  return passes ? new RetryableError(message, { cause: error }) : new BlockedError(message, { cause: error });
}

function listCauses(error: unknown): unknown[] {
  return error instanceof Error && error.cause ? [error, ...listCauses(error.cause)] : [error];
}
