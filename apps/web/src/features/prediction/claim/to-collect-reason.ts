import { ApiError } from '../../../shared/api-client/api-error.ts';
import { isUserRejection } from '../../../shared/chain/error-causes.ts';
import { messages } from '../../../shared/message/messages.ts';

const text = messages.predictionClaim;

/** The server's refusals that a person can do something about. */
const reasons = new Map<string, string>([
  ['COLLECT_TOO_DEAR', text.tooDear],
  ['COLLECT_ONESELF_ONLY', text.oneselfOnly],
  ['NOTHING_TO_COLLECT', text.nothing],
]);

/** Why collecting failed, what is safe and what to do, after `Collecting fail`. */
export function toCollectReason(error: unknown): string {
  if (isUserRejection(error)) return text.signInDeclined;
  return (error instanceof ApiError ? reasons.get(error.code) : undefined) ?? text.failedText;
}
