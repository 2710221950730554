import { saleAbi } from '@tradewind/abi/launchpad/sale.abi';
import { findContractError } from '../../../shared/chain/find-contract-error.ts';
import { toUserMessage } from '../../../shared/chain/to-user-message.ts';
import { UserMessageError } from '../../../shared/chain/user-message-error.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { CallRefusal } from '../../../shared/transaction/transaction-call.ts';

const text = messages.launchpadWrite.refused;

const refusalTexts = new Map<ReturnType<typeof findError>, () => string>([
  ['Sale_NotOpen', () => text.notOpen],
  ['Sale_WrongState', () => text.wrongState],
  ['Sale_JoinsPaused', () => text.paused],
  ['Sale_NotFunded', () => text.notFunded],
  ['Sale_NotListed', () => text.notListed],
  ['Sale_PermitExpired', () => text.permitOver],
  ['Sale_BadPermit', () => text.permitOver],
  ['Sale_NoWeight', () => text.notListed],
  ['Sale_AboveCap', () => text.aboveCap],
  ['Sale_BelowMinimum', () => text.belowMinimum],
  ['Sale_Full', () => text.full],
  ['Sale_NotClosed', () => text.notClosed],
  ['Sale_NeedsLevel', () => text.wrongState],
  ['Sale_NeedsNoLevel', () => text.wrongState],
  ['Sale_BadTally', () => text.wrongLevel],
  ['Sale_WrongLevel', () => text.wrongLevel],
  ['Sale_NotDead', () => text.notDead],
  ['Sale_TooLate', () => text.tooLate],
  ['Sale_NotJoined', () => text.nothingDue],
  ['Sale_NoChange', () => text.nothingDue],
  ['Sale_AlreadyRefunded', () => text.alreadyRefunded],
  ['Sale_AlreadyClaimed', () => text.alreadyClaimed],
  ['Sale_RefundOver', () => text.refundOver],
  ['Sale_SelfOnly', () => text.notDead],
  ['Sale_NothingToClaim', () => text.nothingDue],
  ['Sale_AmountDiffers', () => text.amountDiffers],
  ['Sale_PullFailed', () => text.pullFailed],
  ['Sale_TaxedToken', () => text.taxedToken],
  ['Sale_TransferFailed', () => text.transferFailed],
  ['Sale_TokenFailed', () => text.transferFailed],
]);

function findError(cause: unknown) {
  return findContractError(cause, saleAbi);
}

/** The sentence for a write that a sale would refuse; the node's own message where the sale has no word for it. */
export function explainSaleRefusal([refusal]: readonly CallRefusal[]): UserMessageError {
  const cause = refusal?.callError ?? refusal?.estimateError;
  return new UserMessageError(refusalTexts.get(findError(cause))?.() ?? toUserMessage(cause), { cause });
}
