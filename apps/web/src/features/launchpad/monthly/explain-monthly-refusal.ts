import { monthlySaleAbi } from '@tradewind/abi/launchpad/monthly-sale.abi';
import { findContractError } from '../../../shared/chain/find-contract-error.ts';
import { toUserMessage } from '../../../shared/chain/to-user-message.ts';
import { UserMessageError } from '../../../shared/chain/user-message-error.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { CallRefusal } from '../../../shared/transaction/transaction-call.ts';

const text = messages.launchpadMonthly.refused;

const refusalTexts = new Map<ReturnType<typeof findError>, () => string>([
  ['MonthlySale_Stopped', () => text.stopped],
  ['MonthlySale_BelowMinimum', () => text.belowMinimum],
  ['MonthlySale_NotCovered', () => text.notCovered],
  ['MonthlySale_NotYours', () => text.notYours],
  ['MonthlySale_NothingDue', () => text.nothingDue],
  ['MonthlySale_TokenFailed', () => text.tokenFailed],
]);

function findError(cause: unknown) {
  return findContractError(cause, monthlySaleAbi);
}

/** The sentence for a write that the sale would refuse; the node's own message where it has no word for it. */
export function explainMonthlyRefusal([refusal]: readonly CallRefusal[]): UserMessageError {
  const cause = refusal?.callError ?? refusal?.estimateError;
  return new UserMessageError(refusalTexts.get(findError(cause))?.() ?? toUserMessage(cause), { cause });
}
