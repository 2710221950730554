import type { TransactionNoticed } from '@tradewind/schema/hub/transaction-noticed';
import type { OutgoingEvent } from './outgoing-event.ts';

type Hex = `0x${string}`;

/** The transactions of one block that the index has seen, to the sessions of the account of each. */
export function toAccountEvents(
  { chainId, blockNumber }: { chainId: number; blockNumber: number },
  signed: readonly { account: Hex; hash: Hex }[],
): OutgoingEvent[] {
  const byAccount = Map.groupBy(signed, ({ account }) => account);
  return [...byAccount].map(([account, own]) => {
    const transactions = own.map(({ hash }) => ({ hash, status: 'indexed' as const, blockNumber }));
    return toAccountEvent(account, { chainId, transactions });
  });
}

/** What has become of an account's transactions, to its sessions. */
export function toAccountEvent(address: Hex, extraData: TransactionNoticed): OutgoingEvent {
  return { topic: 'account', address, target: 'transaction_noticed', extraData, isReplaceable: false };
}
