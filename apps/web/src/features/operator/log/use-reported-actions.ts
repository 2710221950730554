import { useMemo } from 'react';
import type { WireAction } from '@tradewind/schema/operator/action';
import type { Address } from 'viem';
import { findValue, type Reading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { listTransactions, useTransactionStore } from '../../../shared/transaction/transaction-store.ts';
import { listOwnActions } from './action-tag.ts';
import { useReports } from './reports.query.ts';
import { useUnlogged } from './unlogged.query.ts';

/** Logs the account's actions that were sent from this browser and are not in the log, also after a reload. */
export function useReportedActions(account: Address, log: Reading<readonly WireAction[]>) {
  const { chainId } = useChain();
  const state = useTransactionStore();
  const own = useMemo(
    () => listOwnActions(listTransactions(state, chainId, account)),
    [state, chainId, account],
  );
  const known = findValue(log);
  const shown = new Set(known?.map(({ txHash }) => txHash));
  // The read rows are the newest ones: the server says which of the other actions the log has.
  const rest = known ? own.filter(({ txHash }) => !shown.has(txHash)) : [];
  const { unlogged, ...answers } = useUnlogged(
    account,
    chainId,
    rest.map(({ txHash }) => txHash),
  );
  const reports = useReports(
    account,
    rest.filter(({ txHash }) => unlogged.has(txHash)),
  );
  return {
    hasFailed: answers.hasFailed || reports.hasFailed,
    retry: () => {
      answers.retry();
      reports.retry();
    },
  };
}
