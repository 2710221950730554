import { predictionMarketAbi } from '@tradewind/abi/prediction/prediction-market.abi';
import { decodeErrorResult, isHex } from 'viem';
import { listErrorCauses } from '../../../shared/chain/error-causes.ts';
import { toUserMessage } from '../../../shared/chain/to-user-message.ts';
import { UserMessageError } from '../../../shared/chain/user-message-error.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { CallRefusal } from '../../../shared/transaction/transaction-plan.ts';

const text = messages.prediction;

const sentences = new Map<string | undefined, string>([
  ['PredictionMarket_EntriesPaused', text.paused],
  ['PredictionMarket_NotOpen', text.locked],
  ['PredictionMarket_BelowMinimum', text.minimum],
  ['PredictionMarket_AlreadyEntered', text.alreadyEntered],
]);

/** Why the network would refuse an entry, in a sentence. */
export function explainEntryRefusal(refusals: readonly CallRefusal[]): UserMessageError {
  const cause = refusals[0]?.callError ?? refusals[0]?.estimateError;
  const sentence = sentences.get(findContractError(cause)) ?? toUserMessage(cause);
  return new UserMessageError(sentence, { cause });
}

/** The name of the market's error somewhere along the causes. */
export function findContractError(error: unknown): string | undefined {
  for (const { data } of listErrorCauses(error)) {
    const name = isHex(data) ? decodeName(data) : undefined;
    if (name !== undefined) return name;
  }
  return undefined;
}

function decodeName(data: `0x${string}`): string | undefined {
  try {
    return decodeErrorResult({ abi: predictionMarketAbi, data }).errorName;
  } catch {
    return undefined;
  }
}

/** What the wallet answers instead of paying is between it and the person: the run ends as if it was declined (PRED-06). */
export function silenceWallet(cause: unknown): Error {
  return Object.assign(new Error('the wallet did not pay', { cause }), { code: 4001 });
}
