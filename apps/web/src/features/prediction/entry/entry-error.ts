import { predictionMarketAbi } from '@tradewind/abi/prediction/prediction-market.abi';
import { findContractError } from '../../../shared/chain/find-contract-error.ts';
import { toUserMessage } from '../../../shared/chain/to-user-message.ts';
import { UserMessageError } from '../../../shared/chain/user-message-error.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { CallRefusal } from '../../../shared/transaction/transaction-call.ts';

const text = messages.prediction;

const sentences = new Map<ReturnType<typeof findError>, string>([
  ['PredictionMarket_EntriesPaused', text.paused],
  ['PredictionMarket_NotOpen', text.locked],
  ['PredictionMarket_BelowMinimum', text.minimum],
  ['PredictionMarket_AlreadyEntered', text.alreadyEntered],
]);

function findError(cause: unknown) {
  return findContractError(cause, predictionMarketAbi);
}

/** The sentence for an entry that the contract would refuse. */
export function explainEntryRefusal(refusals: readonly CallRefusal[]): UserMessageError {
  const cause = refusals[0]?.callError ?? refusals[0]?.estimateError;
  const sentence = sentences.get(findError(cause)) ?? toUserMessage(cause);
  return new UserMessageError(sentence, { cause });
}
