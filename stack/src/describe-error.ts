import { StackError } from './stack-error.ts';

/** What a person at the terminal should read of a failure: one line for those we know, all of it for the rest. */
export function describeError(error: unknown): string {
  if (error instanceof StackError) {
    return error.message;
  }
  if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') {
    return 'The disk is full: free some space, or set TRADEWIND_HOME to a folder on another disk.';
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
