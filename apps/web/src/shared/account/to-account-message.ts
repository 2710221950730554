import { ApiError } from '../api-client/api-error.ts';
import { toUserMessage } from '../chain/to-user-message.ts';

/** The message for a failed sign-in or a failed change of sessions. */
export function toAccountMessage(error: unknown): string {
  return error instanceof ApiError ? error.text : toUserMessage(error);
}
