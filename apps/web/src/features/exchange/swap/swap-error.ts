import { isUserRejection } from '../../../shared/chain/error-causes.ts';
import { findRevertReason } from '../../../shared/chain/revert-reason.ts';
import { toUserMessage } from '../../../shared/chain/to-user-message.ts';
import { UserMessageError } from '../../../shared/chain/user-message-error.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { CallRefusal } from '../../../shared/transaction/transaction-call.ts';

const text = messages.exchange.error;
const priceMoved = /INSUFFICIENT_OUTPUT_AMOUNT|EXCESSIVE_INPUT_AMOUNT/;

/**
 * The sentence for a swap without a working candidate; the
 * last refusal decides, because its call is the most tolerant.
 */
export function explainSwapRefusal(refusals: readonly CallRefusal[]): UserMessageError {
  const last = refusals.at(-1);
  if (!last) return new UserMessageError(text.support);
  if (last.callError === undefined) return new UserMessageError(text.gas);
  const sentence = isPriceRefusal(last) ? text.slippage : text.token(findRevertReason(last.callError));
  return new UserMessageError(sentence, { cause: last.callError });
}

/**
 * Whether a call would break the confirmed limit. Then no other may be sent: the plain call ignores a tax of the
 * output token. It would deliver less than the promised minimum.
 */
export function isPriceRefusal({ callError }: CallRefusal): boolean {
  return callError !== undefined && priceMoved.test(findRevertReason(callError));
}

/** The sentence for the wallet's error. */
export function explainSwapFailure(error: unknown): UserMessageError {
  const sentence = isUserRejection(error) ? text.rejected : text.failed(toUserMessage(error));
  return new UserMessageError(sentence, { cause: error });
}
