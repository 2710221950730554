import { useMemo, useState } from 'react';
import { getChainClient, getExchange } from '../chain/chain-client.ts';
import type { Currency } from '../token-list/currency.ts';
import { hasPendingApproval } from '../transaction/pending-approval.ts';
import { useTransaction } from '../transaction/transaction.mutation.ts';
import { listTransactions, useTransactionStore } from '../transaction/transaction-store.ts';
import { toTransactionWallet } from '../wallet/to-transaction-wallet.ts';
import type { WalletSession } from '../wallet/wallet-session.ts';
import { useAllowance } from './allowance.query.ts';
import { createApprovalPlan } from './approval-plan.ts';
import { type ApprovalState, computeApprovalState } from './approval-state.ts';

/** The approval state for `needed` of a currency, and a function that approves. */
export function useApproval({ account, ...session }: WalletSession, currency: Currency, needed: bigint) {
  const allowance = useAllowance(currency, account);
  const isPending = useIsApprovalPending(account, currency);
  const { progress, run, reset } = useTransaction();
  const [wasAsked, setWasAsked] = useState(false);
  const state: ApprovalState = computeApprovalState({
    needed: currency.kind === 'native' ? 0n : needed,
    allowance,
    isPending,
  });
  const approve = (amount: bigint | 'unlimited') => {
    if (currency.kind === 'native') return;
    setWasAsked(true);
    const plan = createApprovalPlan({ owner: account, token: currency, needed, amount });
    void run(plan, toTransactionWallet({ account, ...session }));
  };
  const isRunning = progress.stage !== 'idle' && progress.stage !== 'failed' && progress.stage !== 'done';
  return { state, progress, isRunning, wasAsked, approve, reset };
}

function useIsApprovalPending(account: string, currency: Currency): boolean {
  const state = useTransactionStore();
  return useMemo(() => {
    if (currency.kind === 'native') return false;
    const records = listTransactions(state, getChainClient().chain.id, account);
    return hasPendingApproval(records, currency.address, getExchange().router);
  }, [state, account, currency]);
}
