import { wrappedNativeAbi } from '@tradewind/abi/standard/wrapped-native.abi';
import { encodeFunctionData } from 'viem';
import { toUserMessage } from '../../../shared/chain/to-user-message.ts';
import { UserMessageError } from '../../../shared/chain/user-message-error.ts';
import { messages } from '../../../shared/message/messages.ts';
import { listHoldings } from '../../../shared/simulation/verify-movements.ts';
import type { PlannedWrite } from '../../../shared/simulation/planned-write.ts';
import type { CallRefusal, TransactionCall } from '../../../shared/transaction/transaction-call.ts';
import { explainSwapRefusal } from './swap-error.ts';
import type { WrapOrder } from './wrap-order.ts';

/** The agreed movements of wrapping and unwrapping: equal amounts leave and arrive. */
export function planWrap(order: WrapOrder): PlannedWrite {
  const { account, amount, input, output } = order;
  const expected = {
    leaves: [{ currency: input, owner: account, limit: amount }],
    arrives: [{ currency: output, owner: account, limit: amount }],
  };
  const candidates = [createWrapCall(order)];
  const write = { account, spends: [], candidates, holdings: listHoldings(account, expected) };
  return { expected, explain, write };
}

function createWrapCall({ chain, kind, amount }: WrapOrder): TransactionCall {
  const to = chain.contracts.wrappedNative;
  if (kind === 'wrap')
    return {
      to,
      value: amount,
      data: encodeFunctionData({ abi: wrappedNativeAbi, functionName: 'deposit' }),
    };
  const data = encodeFunctionData({ abi: wrappedNativeAbi, functionName: 'withdraw', args: [amount] });
  return { to, value: 0n, data };
}

/** A known meaning, such as a lack of the native coin, else the sentence of a swap. */
function explain(refusals: readonly CallRefusal[]): Error {
  const sentence = toUserMessage(refusals[0]?.callError ?? refusals[0]?.estimateError);
  return sentence === messages.chain.unexpected
    ? explainSwapRefusal(refusals)
    : new UserMessageError(sentence);
}
