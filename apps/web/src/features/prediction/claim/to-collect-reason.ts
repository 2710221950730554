import { ApiError } from '../../../shared/api-client/api-error.ts';
import { isUserRejection } from '../../../shared/chain/error-causes.ts';
import { messages } from '../../../shared/message/messages.ts';

const text = messages.predictionClaim;

/** The server's refusals that the user can resolve. */
const reasons = new Map<string, string>([
  ['COLLECT_TOO_DEAR', text.tooDear],
  ['COLLECT_ONESELF_ONLY', text.oneselfOnly],
  ['NOTHING_TO_COLLECT', text.nothing],
]);

/** The reason, the state of the funds and the next step, after `Collecting fail`. */
export function toCollectReason(error: unknown): string {
  if (isUserRejection(error)) return text.signInDeclined;
  return (error instanceof ApiError ? reasons.get(error.code) : undefined) ?? text.failedText;
}
