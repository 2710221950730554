import { useQueryClient } from '@tanstack/react-query';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import {
  isBeforeSubmission,
  type TransactionPlan,
  type TransactionProgress,
} from '../../../shared/transaction/transaction-plan.ts';
import { useTransaction } from '../../../shared/transaction/transaction.mutation.ts';
import { toTransactionWallet } from '../../../shared/wallet/to-transaction-wallet.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { findMarket } from '../live/market.ts';
import { createPredictionKey } from '../prediction-key.ts';
import type { RoundView } from '../round/round-view.ts';
import { noteEntryFailure } from './entry-failure-store.ts';
import type { EntryOrder } from './entry-order.ts';

const text = messages.prediction;

export type Entry = {
  /** From the confirmation to the end; the form is locked meanwhile. */
  readonly isBusy: boolean;
  /** The progress, while it is under way. */
  readonly stage: string | undefined;
  /** A stake as it would be sent; undefined without an account or a market. */
  readonly toOrder: (amount: bigint) => EntryOrder | undefined;
  readonly send: (amount: bigint) => void;
};

export type EntryOptions = {
  readonly session: WalletSession | undefined;
  readonly round: RoundView;
  readonly isUp: boolean;
  /** The transaction is included. */
  readonly onEntered: () => void;
};

/** Sends a stake and follows it to its end; a sent transaction continues without the form. */
export function useEntry({ session, round, isUp, onEntered }: EntryOptions): Entry {
  const chain = useChain();
  const queries = useQueryClient();
  const { progress, run } = useTransaction();
  const toOrder = (amount: bigint): EntryOrder | undefined => {
    const market = findMarket(chain)?.market;
    if (!session || !market) return undefined;
    const { epoch, lockAt } = round;
    return { chain, market, account: session.account, epoch, lockAt, isUp, amount };
  };
  const send = async (amount: bigint) => {
    const order = toOrder(amount);
    if (!session || !order) return;
    noteEntryFailure(undefined);
    const end = await run(() => loadPlan(order), toTransactionWallet(session));
    if (end?.stage === 'failed')
      noteEntryFailure({ account: session.account, text: end.message, hash: end.hash });
    if (end?.stage !== 'done') return;
    void queries.invalidateQueries({ queryKey: createPredictionKey(chain) });
    onEntered();
  };
  return {
    isBusy: isUnderWay(progress),
    stage: toStageText(progress),
    toOrder,
    send: (amount) => void send(amount),
  };
}

/** The sending code loads with the first entry. */
async function loadPlan(order: EntryOrder): Promise<TransactionPlan> {
  const { createEntryPlan } = await import('./entry-plan.ts');
  return createEntryPlan(order);
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
