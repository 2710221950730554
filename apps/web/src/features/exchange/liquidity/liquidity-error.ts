import { findRevertReason } from '../../../shared/chain/revert-reason.ts';
import { UserMessageError } from '../../../shared/chain/user-message-error.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { CallRefusal } from '../../../shared/transaction/transaction-plan.ts';

const text = messages.liquidity;
const priceMoved = /INSUFFICIENT_[AB]_AMOUNT/;

/** Why none of the calls of a deposit or withdrawal would succeed; the last one decides, as it forgives the most. */
export function explainLiquidityRefusal(refusals: readonly CallRefusal[]): UserMessageError {
  const cause = refusals.at(-1)?.callError;
  const reason = cause === undefined ? '' : findRevertReason(cause);
  if (reason === '') return new UserMessageError(text.wouldFail, { cause });
  return new UserMessageError(priceMoved.test(reason) ? text.priceMoved : text.refused(reason), { cause });
}
