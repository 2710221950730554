import type { Address } from 'viem';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { computeTransactionStatus } from '../../../shared/transaction/transaction-record.ts';
import { listTransactions, useTransactionStore } from '../../../shared/transaction/transaction-store.ts';
import { toEntryTag } from './entry-order.ts';

/** Whether an entry of the account is pending, from this page load, an earlier one, or another tab. */
export function usePendingEntry(account: Address | undefined, epoch: number | undefined): boolean {
  const { chainId } = useChain();
  const state = useTransactionStore();
  if (account === undefined || epoch === undefined) return false;
  return listTransactions(state, chainId, account).some(
    (record) =>
      record.attr1 === toEntryTag(epoch) &&
      !record.isUnknown &&
      computeTransactionStatus(record) === 'pending',
  );
}
