import type { Address } from '@tradewind/rules/network/address';
import { toUserMessage } from '../../../shared/chain/to-user-message.ts';
import { UserMessageError } from '../../../shared/chain/user-message-error.ts';
import { messages } from '../../../shared/message/messages.ts';
import { listHoldings } from '../../../shared/simulation/verify-movements.ts';
import type { PlannedWrite } from '../../../shared/simulation/planned-write.ts';
import type { Currency } from '../../../shared/token-list/currency.ts';
import type { CallRefusal, TransactionCall } from '../../../shared/transaction/transaction-call.ts';
import { explainSwapRefusal } from './swap-error.ts';

/** The agreed movements of wrapping and unwrapping: equal amounts leave and arrive. */
export function planWrap(
  account: Address,
  call: TransactionCall,
  amount: bigint,
  { input, output }: { readonly input: Currency; readonly output: Currency },
): PlannedWrite {
  const expected = {
    leaves: [{ currency: input, owner: account, limit: amount }],
    arrives: [{ currency: output, owner: account, limit: amount }],
  };
  const write = { account, spends: [], candidates: [call], holdings: listHoldings(account, expected) };
  return { expected, explain, write };
}

/** A known meaning, such as a lack of the native coin, else the sentence of a swap. */
function explain(refusals: readonly CallRefusal[]): Error {
  const sentence = toUserMessage(refusals[0]?.callError ?? refusals[0]?.estimateError);
  return sentence === messages.chain.unexpected
    ? explainSwapRefusal(refusals)
    : new UserMessageError(sentence);
}
