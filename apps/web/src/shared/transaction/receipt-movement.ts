import { erc20Abi } from '@tradewind/abi/standard/erc20.abi';
import { wrappedNativeAbi } from '@tradewind/abi/standard/wrapped-native.abi';
import { type Address, isSameAddress } from '@tradewind/rules/network/address';
import { parseEventLogs, type TransactionReceipt } from 'viem';
import type { Currency } from '../token-list/currency.ts';

export type ReceiptMovement = {
  readonly currency: Currency;
  readonly account: Address;
  /** The native coin moves through it: the events of its deposits and withdrawals count the coin. */
  readonly wrappedNative: Address;
};

type Logs = Pick<TransactionReceipt, 'logs'>;

/** The amount of a currency that a receipt's events pay to an account, without what they take from it; raw units. */
export function computeReceived(receipt: Logs, movement: ReceiptMovement): bigint {
  return -computePaid(receipt, movement);
}

/** The amount that they take from an account, without what they pay to it; raw units. */
export function computePaid({ logs }: Logs, { currency, account, wrappedNative }: ReceiptMovement): bigint {
  if (currency.kind === 'native') return sumWrapped(logs, wrappedNative);
  const transfers = parseEventLogs({
    abi: erc20Abi,
    eventName: 'Transfer',
    logs: logs.filter(isOf(currency.address)),
  });
  return sum(
    transfers.map(({ args: { from, to, value } }) => {
      if (isSameAddress(from, to)) return 0n;
      if (isSameAddress(from, account)) return value;
      return isSameAddress(to, account) ? -value : 0n;
    }),
  );
}

/** Deposits come from the account, withdrawals go to it. */
function sumWrapped(logs: TransactionReceipt['logs'], wrappedNative: Address): bigint {
  const events = parseEventLogs({ abi: wrappedNativeAbi, logs: logs.filter(isOf(wrappedNative)) });
  return sum(
    events.map(({ eventName, args }) => {
      if (eventName === 'Deposit') return args.value;
      return eventName === 'Withdrawal' ? -args.value : 0n;
    }),
  );
}

function isOf(address: Address): (log: { readonly address: Address }) => boolean {
  return (log) => isSameAddress(log.address, address);
}

function sum(values: readonly bigint[]): bigint {
  return values.reduce((total, value) => total + value, 0n);
}
