import { isSameAddress } from '@tradewind/rules/network/address';
import { listHoldings } from '../../simulation/judge-outcome.ts';
import type { PlannedWrite } from '../../simulation/planned-write.ts';
import { createSendCall, explainRefusal, type SendOrder } from './send-plan.ts';

/** The agreed outcome of a transfer: the amount leaves, and all of it arrives; to oneself nothing moves. */
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
