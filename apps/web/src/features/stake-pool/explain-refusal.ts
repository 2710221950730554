import { stakePoolAbi } from '@tradewind/abi/stake-pool/stake-pool.abi';
import { findContractError } from '../../shared/chain/find-contract-error.ts';
import { toUserMessage } from '../../shared/chain/to-user-message.ts';
import { UserMessageError } from '../../shared/chain/user-message-error.ts';
import { messages } from '../../shared/message/messages.ts';
import type { CallRefusal } from '../../shared/transaction/transaction-call.ts';

const text = messages.stakePoolWrite;

const refusalTexts = new Map<ReturnType<typeof findError>, string>([
  ['StakePool_OtherTerms', text.refused.otherTerms],
  ['StakePool_Finished', text.refused.finished],
  ['StakePool_BelowMinimum', text.refused.belowMinimum],
  ['StakePool_PeriodNotOffered', text.refused.periodNotOffered],
  ['StakePool_AboveCap', text.refused.aboveCap],
  ['StakePool_NotCovered', text.refused.notCovered],
  ['StakePool_TooManyStakes', text.refused.tooManyStakes],
  ['StakePool_NoIdLeft', text.refused.tooManyStakes],
  ['StakePool_NotOpen', text.refused.notOpen],
  ['StakePool_NothingToHarvest', text.refused.nothingToHarvest],
  ['StakePool_TaxedToken', text.refused.taxedToken],
  ['StakePool_PullFailed', text.refused.pullFailed],
  ['StakePool_BalanceFailed', text.refused.earnTokenFails],
  ['StakePool_TransferFailed', text.refused.transferFailed],
  ['PushOrCredit_NothingPending', text.refused.nothingToHarvest],
  ['PushOrCredit_TransferFailed', text.refused.earnTokenFails],
]);

function findError(cause: unknown) {
  return findContractError(cause, stakePoolAbi);
}

/** The sentence for a write that a pool would refuse. */
export function explainPoolRefusal([refusal]: readonly CallRefusal[]): UserMessageError {
  const cause = refusal?.callError ?? refusal?.estimateError;
  return new UserMessageError(refusalTexts.get(findError(cause)) ?? toUserMessage(cause), { cause });
}
