import { StackError } from './stack-error.ts';

/** Formats a failure for the terminal: one line for known errors, full details for all others. */
export function describeError(error: unknown): string {
  if (error instanceof StackError) {
    return error.message;
  }
  if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') {
    return 'The disk is full: free some space, or set TRADEWIND_HOME to a folder on another disk.';
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
