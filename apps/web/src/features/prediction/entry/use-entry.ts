import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import { isBeforeSubmission } from '../../../shared/transaction/transaction-progress.ts';
import type { TransactionPlan, TransactionProgress } from '../../../shared/transaction/transaction-plan.ts';
import { useTransaction } from '../../../shared/transaction/transaction.mutation.ts';
import { toTransactionWallet } from '../../../shared/wallet/to-transaction-wallet.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { findMarket } from '../live/market.ts';
import { predictionKey } from '../prediction-key.ts';
import type { RoundView } from '../round/round-view.ts';
import type { EntryOrder } from './entry-order.ts';

const text = messages.prediction;

export type Entry = {
  /** From the confirmation to the end; the form can't be changed meanwhile. */
  readonly isBusy: boolean;
  /** Where it stands, while it is under way. */
  readonly stage: string | undefined;
  /** Why it ended without a position, unless the wallet said no. */
  readonly failure: string | undefined;
  readonly send: (amount: bigint) => void;
};

export type EntryOptions = {
  readonly session: WalletSession | undefined;
  readonly round: RoundView;
  readonly isUp: boolean;
  /** It is in a block. */
  readonly onEntered: () => void;
};

/** Sends a stake and follows it to its end; what was sent goes on without the form. */
export function useEntry({ session, round, isUp, onEntered }: EntryOptions): Entry {
  const queries = useQueryClient();
  const { progress, run } = useTransaction();
  const [isLoading, setIsLoading] = useState(false);
  const send = async (amount: bigint) => {
    const market = findMarket()?.market;
    if (!session || !market) return;
    const { epoch, lockAt } = round;
    const order = { market, account: session.account, epoch, lockAt, isUp, amount };
    setIsLoading(true);
    const plan = await loadPlan(order);
    setIsLoading(false);
    const end = await run(plan, toTransactionWallet(session));
    if (end?.stage !== 'done') return;
    void queries.invalidateQueries({ queryKey: [predictionKey] });
    onEntered();
  };
  return {
    isBusy: isLoading || isUnderWay(progress),
    stage: isLoading ? text.checking : toStageText(progress),
    failure: progress.stage === 'failed' ? progress.message : undefined,
    send: (amount) => void send(amount),
  };
}

/** What sends an entry comes with the first one; not getting it ends the run as any other step that fails. */
function loadPlan(order: EntryOrder): Promise<TransactionPlan> {
  return import('./entry-plan.ts').then(
    ({ createEntryPlan }) => createEntryPlan(order),
    (error: unknown) => ({ summary: '', steps: [{ kind: 'check', check: () => Promise.reject(error) }] }),
  );
}

function isUnderWay(progress: TransactionProgress): boolean {
  return isBeforeSubmission(progress) || progress.stage === 'submitted' || progress.stage === 'indexing';
}

function toStageText({ stage }: TransactionProgress): string | undefined {
  if (stage === 'checking') return text.checking;
  if (stage === 'wallet' || stage === 'switching') return text.waitingWallet;
  if (stage === 'submitted') return text.confirming;
  return stage === 'indexing' ? text.registering : undefined;
}
