import { call, getCode } from 'viem/actions';
import type { ChainClient } from '../../chain/chain-client.ts';
import { UserMessageError } from '../../chain/user-message-error.ts';
import { assertPayeeUnchanged } from '../../ens/payee-check.ts';
import { messages } from '../../message/messages.ts';
import type { TransactionPlan } from '../../transaction/transaction-plan.ts';
import { toWriteAmount } from '../../transaction/write-amount.ts';
import { toWriteIdentity } from '../../transaction/write-identity.ts';
import { toCurrencyId } from '../../token-list/currency.ts';
import { planSend } from './send-write.ts';
import { createSendCall, type SendOrder } from './send-order.ts';

const text = messages.send;

/** One transfer of the native coin or of a token. */
export function createSendPlan(order: SendOrder, client: ChainClient, summary: string): TransactionPlan {
  const { currency, amount: raw, sender: account, recipient } = order;
  return {
    summary,
    identity: toWriteIdentity('send', toCurrencyId(currency), raw, recipient),
    amounts: [toWriteAmount({ role: 'send', raw, currency, account, isEstimate: false })],
    chainId: client.chain.id,
    steps: [
      { kind: 'switch-chain' },
      { kind: 'check', check: () => assertMoves(order, client) },
      {
        kind: 'check',
        check: () => assertPayeeUnchanged(client, { address: order.recipient, name: order.recipientName }),
      },
      { kind: 'send', createWrite: async () => planSend(order) },
      { kind: 'receipt' },
    ],
  };
}

/**
 * A token may return false instead of reverting, and an address without code accepts any call: both would send
 * nothing. A revert is left to the estimate that follows.
 */
async function assertMoves(order: SendOrder, client: ChainClient): Promise<void> {
  if (order.currency.kind === 'native') return;
  const transfer = createSendCall(order);
  if ((await getCode(client, { address: transfer.to })) === undefined)
    throw new UserMessageError(text.noToken);
  const answer = await call(client, { ...transfer, account: order.sender }).catch(() => undefined);
  if (answer?.data !== undefined && BigInt(answer.data) === 0n) throw new UserMessageError(text.refused);
}
