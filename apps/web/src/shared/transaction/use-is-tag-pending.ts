import type { Address } from 'viem';
import { useChain } from '../chain/use-chain.ts';
import { type LiveRun, useRunStore } from './run-store.ts';
import { isBeforeSubmission } from './transaction-plan.ts';
import { computeTransactionStatus } from './transaction-record.ts';
import { listBatches, listTransactions, useTransactionStore } from './transaction-store.ts';

/**
 * Whether a write with the tag has no end yet for an account: a run of this page, from its click on, also while the
 * wallet waits for an answer; or a sent transaction or batch, from this page load, an earlier one, or another tab.
 */
export function useIsTagPending(tag: string | undefined, account: Address | undefined): boolean {
  const { chainId } = useChain();
  const state = useTransactionStore();
  const { runs } = useRunStore();
  if (account === undefined || tag === undefined) return false;
  const open = listTransactions(state, chainId, account).filter(
    (record) => computeTransactionStatus(record) === 'pending',
  );
  const isSent = [...open, ...listBatches(state, chainId, account)].some(
    ({ attr1, isUnknown }) => attr1 === tag && !isUnknown,
  );
  // After its submission a run is a stored transaction or batch.
  const isOpen = (run: LiveRun) =>
    run.tag === tag && run.chainId === chainId && run.account === account && isBeforeSubmission(run.progress);
  return isSent || runs.some(isOpen);
}
