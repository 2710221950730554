import { useMemo } from 'react';
import type { WireAction } from '@tradewind/schema/operator/action';
import type { Address } from 'viem';
import { findValue, type Reading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { listTransactions, useTransactionStore } from '../../../shared/transaction/transaction-store.ts';
import { listOwnActions } from './action-tag.ts';
import { useReports } from './reports.query.ts';

/** Logs the account's actions that were sent from this browser and are not in the log, also after a reload. */
export function useReportedActions(account: Address, log: Reading<readonly WireAction[]>) {
  const { chainId } = useChain();
  const state = useTransactionStore();
  const own = useMemo(
    () => listOwnActions(listTransactions(state, chainId, account)),
    [state, chainId, account],
  );
  const known = findValue(log);
  const isLogged = new Set(known?.map(({ txHash }) => txHash));
  // Before the log is read, nobody knows which rows it lacks.
  return useReports(account, known ? own.filter(({ txHash }) => !isLogged.has(txHash)) : []);
}
