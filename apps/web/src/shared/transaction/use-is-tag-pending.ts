import type { Address } from 'viem';
import { useChain } from '../chain/use-chain.ts';
import { computeTransactionStatus } from './transaction-record.ts';
import { listBatches, listTransactions, useTransactionStore } from './transaction-store.ts';

/**
 * Whether a write with the tag is sent and not included for an account: a transaction or a batch, from this page load,
 * an earlier one, or another tab.
 */
export function useIsTagPending(tag: string | undefined, account: Address | undefined): boolean {
  const { chainId } = useChain();
  const state = useTransactionStore();
  if (account === undefined || tag === undefined) return false;
  const open = listTransactions(state, chainId, account).filter(
    (record) => computeTransactionStatus(record) === 'pending',
  );
  return [...open, ...listBatches(state, chainId, account)].some(
    ({ attr1, isUnknown }) => attr1 === tag && !isUnknown,
  );
}
