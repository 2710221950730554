import { erc20Abi } from '@tradewind/abi/standard/erc20.abi';
import { type Address, encodeFunctionData } from 'viem';
import type { Currency } from '../../token-list/currency.ts';
import type { TransactionCall } from '../../transaction/transaction-call.ts';

/** A confirmed transfer; amount in raw units. */
export type SendOrder = {
  readonly currency: Currency;
  readonly amount: bigint;
  readonly sender: Address;
  readonly recipient: Address;
  /** The name that resolved to the recipient, if any. */
  readonly recipientName?: string | undefined;
};

/** The call of a transfer. */
export function createSendCall({ currency, amount, recipient }: SendOrder): TransactionCall {
  if (currency.kind === 'native') return { to: recipient, value: amount, data: '0x' };
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [recipient, amount] });
  return { to: currency.address, value: 0n, data };
}
