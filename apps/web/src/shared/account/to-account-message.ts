import { ApiError } from '../api-client/api-error.ts';
import { toUserMessage } from '../chain/to-user-message.ts';

/** What a person should read about a sign-in, or a change of sessions, that failed. */
export function toAccountMessage(error: unknown): string {
  return error instanceof ApiError ? error.text : toUserMessage(error);
}
