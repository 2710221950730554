import type { Address } from 'viem';
import { useChain } from '../chain/use-chain.ts';
import { computeTransactionStatus } from './transaction-record.ts';
import { listTransactions, useTransactionStore } from './transaction-store.ts';

/** Whether a write with the tag is pending for an account, from this page load, an earlier one, or another tab. */
export function useIsTagPending(tag: string | undefined, account: Address | undefined): boolean {
  const { chainId } = useChain();
  const state = useTransactionStore();
  if (account === undefined || tag === undefined) return false;
  return listTransactions(state, chainId, account).some(
    (record) => record.attr1 === tag && !record.isUnknown && computeTransactionStatus(record) === 'pending',
  );
}
