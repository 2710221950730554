import { useQueryClient } from '@tanstack/react-query';
import { messages } from '../../../shared/message/messages.ts';
import { isBeforeSubmission } from '../../../shared/transaction/transaction-progress.ts';
import type { TransactionProgress } from '../../../shared/transaction/transaction-plan.ts';
import { useTransaction } from '../../../shared/transaction/transaction.mutation.ts';
import { toTransactionWallet } from '../../../shared/wallet/to-transaction-wallet.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { findMarket } from '../live/deployment.ts';
import { predictionKey } from '../prediction-key.ts';
import type { RoundView } from '../round/round-view.ts';
import { createEntryPlan } from './entry-plan.ts';

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
  const send = async (amount: bigint) => {
    const market = findMarket()?.market;
    if (!session || !market) return;
    const { epoch, lockAt } = round;
    const order = { market, account: session.account, epoch, lockAt, isUp, amount };
    const end = await run(createEntryPlan(order), toTransactionWallet(session));
    if (end?.stage !== 'done') return;
    void queries.invalidateQueries({ queryKey: [predictionKey] });
    onEntered();
  };
  return {
    isBusy: isBeforeSubmission(progress) || progress.stage === 'submitted' || progress.stage === 'indexing',
    stage: toStageText(progress),
    failure: progress.stage === 'failed' ? progress.message : undefined,
    send: (amount) => void send(amount),
  };
}

function toStageText({ stage }: TransactionProgress): string | undefined {
  if (stage === 'checking') return text.checking;
  if (stage === 'wallet' || stage === 'switching') return text.waitingWallet;
  if (stage === 'submitted') return text.confirming;
  return stage === 'indexing' ? text.registering : undefined;
}
