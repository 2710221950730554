import { predictionMarketAbi } from '@tradewind/abi/prediction/prediction-market.abi';
import { findContractError } from '../../../shared/chain/find-contract-error.ts';
import { toUserMessage } from '../../../shared/chain/to-user-message.ts';
import { UserMessageError } from '../../../shared/chain/user-message-error.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { PlannedWrite } from '../../../shared/simulation/planned-write.ts';
import { listHoldings } from '../../../shared/simulation/verify-movements.ts';
import { getCurrencies } from '../../../shared/token-list/currencies.ts';
import type { CallRefusal } from '../../../shared/transaction/transaction-call.ts';
import { createEntryCall } from './create-entry-call.ts';
import type { EntryOrder } from './entry-order.ts';

const text = messages.prediction;

/** The agreed movements of an entry: the stake leaves, nothing else. */
export function planEntry(order: EntryOrder): PlannedWrite {
  const { chain, account, amount } = order;
  const expected = {
    leaves: [{ currency: getCurrencies(chain).native, owner: account, limit: amount }],
    arrives: [],
  };
  return {
    expected,
    explain: explainRefusal,
    write: {
      account,
      spends: [],
      candidates: [createEntryCall(order)],
      holdings: listHoldings(account, expected),
    },
  };
}

const refusalTexts = new Map<ReturnType<typeof findError>, string>([
  ['PredictionMarket_EntriesPaused', text.paused],
  ['PredictionMarket_NotOpen', text.locked],
  ['PredictionMarket_BelowMinimum', text.minimum],
  ['PredictionMarket_AlreadyEntered', text.alreadyEntered],
]);

function findError(cause: unknown) {
  return findContractError(cause, predictionMarketAbi);
}

/** The sentence for an entry that the contract would refuse. */
function explainRefusal([refusal]: readonly CallRefusal[]): UserMessageError {
  const cause = refusal?.callError ?? refusal?.estimateError;
  return new UserMessageError(refusalTexts.get(findError(cause)) ?? toUserMessage(cause), { cause });
}
