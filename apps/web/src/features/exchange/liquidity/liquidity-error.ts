import { findRevertReason } from '../../../shared/chain/revert-reason.ts';
import { UserMessageError } from '../../../shared/chain/user-message-error.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { CallRefusal } from '../../../shared/transaction/transaction-call.ts';

const text = messages.liquidity;
const priceMoved = /INSUFFICIENT_[AB]_AMOUNT/;

/**
 * The sentence for a deposit or withdrawal without a working candidate.
 * The last refusal decides, because its call is the most tolerant.
 */
export function explainLiquidityRefusal(refusals: readonly CallRefusal[]): UserMessageError {
  const cause = refusals.at(-1)?.callError;
  const reason = cause === undefined ? '' : findRevertReason(cause);
  if (reason === '') return new UserMessageError(text.wouldFail, { cause });
  return new UserMessageError(priceMoved.test(reason) ? text.priceMoved : text.refused(reason), { cause });
}
