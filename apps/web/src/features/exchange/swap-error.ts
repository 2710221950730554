import { isUserRejection } from '../../shared/chain/error-causes.ts';
import { findRevertReason } from '../../shared/chain/revert-reason.ts';
import { toUserMessage } from '../../shared/chain/to-user-message.ts';
import { UserMessageError } from '../../shared/chain/user-message-error.ts';
import { messages } from '../../shared/message/messages.ts';
import type { CallRefusal } from '../../shared/transaction/transaction-plan.ts';

const text = messages.exchange.error;
const priceMoved = /INSUFFICIENT_OUTPUT_AMOUNT|EXCESSIVE_INPUT_AMOUNT/;

/** Why none of a swap's candidate calls would succeed; the last one decides, as it forgives the most. */
export function explainSwapRefusal(refusals: readonly CallRefusal[]): UserMessageError {
  const last = refusals.at(-1);
  if (!last) return new UserMessageError(text.support);
  if (last.callError === undefined) return new UserMessageError(text.gas);
  const sentence = isPriceRefusal(last) ? text.slippage : text.token(findRevertReason(last.callError));
  return new UserMessageError(sentence, { cause: last.callError });
}

/**
 * Whether a call would break the limit that the person confirmed. Then no other may be sent: the plain one does not see what
 * the output token itself takes on transfer, so it would deliver less than the promised minimum.
 */
export function isPriceRefusal({ callError }: CallRefusal): boolean {
  return callError !== undefined && priceMoved.test(findRevertReason(callError));
}

/** What the wallet answered instead of a hash. */
export function explainSwapFailure(error: unknown): UserMessageError {
  const sentence = isUserRejection(error) ? text.rejected : text.failed(toUserMessage(error));
  return new UserMessageError(sentence, { cause: error });
}
