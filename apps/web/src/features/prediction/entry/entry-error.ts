import { toUserMessage } from '../../../shared/chain/to-user-message.ts';
import { UserMessageError } from '../../../shared/chain/user-message-error.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { CallRefusal } from '../../../shared/transaction/transaction-call.ts';
import { findContractError } from '../find-contract-error.ts';

const text = messages.prediction;

const sentences = new Map<string | undefined, string>([
  ['PredictionMarket_EntriesPaused', text.paused],
  ['PredictionMarket_NotOpen', text.locked],
  ['PredictionMarket_BelowMinimum', text.minimum],
  ['PredictionMarket_AlreadyEntered', text.alreadyEntered],
]);

/** The sentence for an entry that the contract would refuse. */
export function explainEntryRefusal(refusals: readonly CallRefusal[]): UserMessageError {
  const cause = refusals[0]?.callError ?? refusals[0]?.estimateError;
  const sentence = sentences.get(findContractError(cause)) ?? toUserMessage(cause);
  return new UserMessageError(sentence, { cause });
}
