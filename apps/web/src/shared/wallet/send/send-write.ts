import { isSameAddress } from '@tradewind/rules/network/address';
import { findRevertReason } from '../../chain/revert-reason.ts';
import { toUserMessage } from '../../chain/to-user-message.ts';
import { UserMessageError } from '../../chain/user-message-error.ts';
import { messages } from '../../message/messages.ts';
import { listHoldings } from '../../simulation/verify-movements.ts';
import type { PlannedWrite } from '../../simulation/planned-write.ts';
import type { CallRefusal } from '../../transaction/transaction-call.ts';
import { createSendCall, type SendOrder } from './send-order.ts';

/** The agreed movements of a transfer: the amount leaves, and all of it arrives; to oneself nothing moves. */
export function planSend(order: SendOrder): PlannedWrite {
  const { currency, amount, sender, recipient } = order;
  const isToSelf = isSameAddress(sender, recipient);
  const expected = {
    leaves: isToSelf ? [] : [{ currency, owner: sender, limit: amount }],
    arrives: isToSelf ? [] : [{ currency, owner: recipient, limit: amount }],
  };
  return {
    expected,
    explain: explainRefusal,
    write: {
      account: sender,
      spends: [],
      candidates: [createSendCall(order)],
      holdings: listHoldings(sender, expected),
    },
  };
}

/** The reason why a transfer would fail. */
function explainRefusal(refusals: readonly CallRefusal[]): UserMessageError {
  const error = refusals[0]?.callError ?? refusals[0]?.estimateError;
  const sentence = toUserMessage(error);
  const isKnown = sentence !== messages.chain.unexpected;
  return new UserMessageError(isKnown ? sentence : messages.send.failed(findRevertReason(error)), {
    cause: error,
  });
}
