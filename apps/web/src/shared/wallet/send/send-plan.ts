import { erc20Abi } from '@tradewind/abi/exchange/erc20.abi';
import { type Address, encodeFunctionData } from 'viem';
import { call, getCode } from 'viem/actions';
import type { ChainClient } from '../../chain/chain-client.ts';
import { findRevertReason } from '../../chain/revert-reason.ts';
import { toUserMessage } from '../../chain/to-user-message.ts';
import { UserMessageError } from '../../chain/user-message-error.ts';
import { assertPayeeUnchanged } from '../../ens/payee-check.ts';
import { messages } from '../../message/messages.ts';
import type { Currency } from '../../token-list/currency.ts';
import type { CallRefusal, TransactionCall, TransactionPlan } from '../../transaction/transaction-plan.ts';

const text = messages.send;

/** A confirmed transfer; amount in raw units. */
export type SendOrder = {
  readonly currency: Currency;
  readonly amount: bigint;
  readonly sender: Address;
  readonly recipient: Address;
  /** The name that resolved to the recipient, if any. */
  readonly recipientName?: string | undefined;
};

/** One transfer of the native coin or of a token. */
export function createSendPlan(order: SendOrder, client: ChainClient, summary: string): TransactionPlan {
  return {
    summary,
    steps: [
      { kind: 'switch-chain' },
      { kind: 'check', check: () => assertMoves(order, client) },
      {
        kind: 'check',
        check: () => assertPayeeUnchanged({ address: order.recipient, name: order.recipientName }),
      },
      { kind: 'send', createCalls: async () => [createSendCall(order)], explainRefusal },
      { kind: 'receipt' },
    ],
  };
}

export function createSendCall({ currency, amount, recipient }: SendOrder): TransactionCall {
  if (currency.kind === 'native') return { to: recipient, value: amount, data: '0x' };
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [recipient, amount] });
  return { to: currency.address, value: 0n, data };
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

/** The reason why a transfer would fail. */
export function explainRefusal(refusals: readonly CallRefusal[]): UserMessageError {
  const error = refusals[0]?.callError ?? refusals[0]?.estimateError;
  const sentence = toUserMessage(error);
  const isKnown = sentence !== messages.chain.unexpected;
  return new UserMessageError(isKnown ? sentence : text.failed(findRevertReason(error)), { cause: error });
}
