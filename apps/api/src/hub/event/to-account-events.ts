import type { AccountNoticed } from '@tradewind/schema/hub/account-noticed';
import type { TransactionNoticed } from '@tradewind/schema/hub/transaction-noticed';
import type { OutgoingEvent } from './outgoing-event.ts';

type Hex = `0x${string}`;

/** Indexed transactions of one block, for the sessions of each account. */
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

/**
 * The news of an account, for its sessions. A row of the outbox has one such event for each account: a client takes a
 * second one of the same sequence for a repetition.
 */
export function toNoticedEvent(address: Hex, extraData: AccountNoticed): OutgoingEvent {
  const receiver = { address, chainId: extraData.chainId };
  return { topic: 'account', receiver, target: 'account_noticed', extraData, isReplaceable: false };
}

/** The state of an account's transaction, for its sessions. */
export function toAccountEvent(address: Hex, extraData: TransactionNoticed): OutgoingEvent {
  const receiver = { address, chainId: extraData.chainId };
  return { topic: 'account', receiver, target: 'transaction_noticed', extraData, isReplaceable: false };
}
