import type { Address } from 'viem';
import { useChain } from '../../shared/chain/use-chain.ts';
import { computeTransactionStatus } from '../../shared/transaction/transaction-record.ts';
import { listTransactions, useTransactionStore } from '../../shared/transaction/transaction-store.ts';

/** The mark of a pool's writes in the stored transactions. */
export function toPoolTag(pool: Address): string {
  return `stake-pool ${pool.toLowerCase()}`;
}

/** Whether a write of the account in a pool is pending, from this page load, an earlier one, or another tab. */
export function useIsPoolWritePending(pool: Address, account: Address | undefined): boolean {
  const { chainId } = useChain();
  const state = useTransactionStore();
  if (account === undefined) return false;
  return listTransactions(state, chainId, account).some(
    (record) =>
      record.attr1 === toPoolTag(pool) && !record.isUnknown && computeTransactionStatus(record) === 'pending',
  );
}
