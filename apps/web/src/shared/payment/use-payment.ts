import { useMemo, useState } from 'react';
import { useChain } from '../chain/use-chain.ts';
import { messages } from '../message/messages.ts';
import { formatSymbol } from '../token-list/currency.ts';
import { hasPendingApproval } from '../transaction/pending-approval.ts';
import { listTransactions, useTransactionStore } from '../transaction/transaction-store.ts';
import { isUnderWay, type TransactionPlan } from '../transaction/transaction-plan.ts';
import { useTransaction } from '../transaction/transaction.mutation.ts';
import { useIsLimited, type WalletLimit } from '../transaction/wallet-limits.ts';
import { useBatchSupport } from '../wallet/batch-support.query.ts';
import { showNotice } from '../ui/notice-store.ts';
import { toTransactionWallet } from '../wallet/to-transaction-wallet.ts';
import type { WalletSession } from '../wallet/wallet-session.ts';
import { useAllowance } from './allowance.query.ts';
import { createApprovalPlan } from './approval-plan.ts';
import {
  type ApprovalState,
  computeApprovalState,
  computePayment,
  computeSideWay,
  type PaymentSide,
} from './payment.ts';
import { usePermitDomain } from './permit-domain.query.ts';
import { useAllowanceChoice } from './use-allowance-choice.ts';
import { type Charge, isTokenCharge, type Spender } from './spender.ts';

/** The approval state of a charge, and a function that approves. */
export function useApproval(session: WalletSession, charge: Charge) {
  const chain = useChain();
  const allowance = useAllowance(charge, session.account);
  const isPending = useIsApprovalPending(session.account, charge);
  const { progress, run, reset } = useTransaction();
  const [wasRequested, setWasRequested] = useState(false);
  const state: ApprovalState = computeApprovalState({
    needed: isTokenCharge(charge) ? charge.amount : 0n,
    allowance,
    isPending,
  });
  const choice = useAllowanceChoice(charge);
  const approve = () => {
    if (!isTokenCharge(charge) || choice.approvable === undefined) return;
    setWasRequested(true);
    const amount = choice.kind === 'unlimited' ? choice.kind : choice.approvable;
    const plan = createApprovalPlan({ chain, owner: session.account, charge, amount });
    void runApproval(plan);
  };
  const runApproval = async (plan: TransactionPlan) => {
    const end = await run(plan, toTransactionWallet(session));
    if (end?.stage === 'done') showApproved(charge.spender, end.hash);
  };
  const leave = () => {
    setWasRequested(false);
    choice.reset();
    reset();
  };
  return {
    state,
    progress,
    isRunning: isUnderWay(progress),
    /** It was requested here, and the chain has it. */
    isMade: wasRequested && state === 'APPROVED',
    choice,
    approve,
    /** Detaches the run and forgets the chosen allowance. */
    reset: leave,
  };
}

function showApproved({ text }: Spender, key: string): void {
  if (text.approved !== undefined) showNotice({ key, tone: 'success', title: text.approved });
}

function useIsApprovalPending(account: string, { asset, spender }: Charge): boolean {
  const { chainId } = useChain();
  const state = useTransactionStore();
  const token = asset.kind === 'token' ? asset.address : undefined;
  const { address } = spender;
  return useMemo(() => {
    if (token === undefined) return false;
    return hasPendingApproval(listTransactions(state, chainId, account), token, address);
  }, [state, chainId, account, token, address]);
}

/** One charge of a write with its payment data. */
export function usePaymentSide(session: WalletSession, charge: Charge) {
  const approval = useApproval(session, charge);
  const permit = usePermitDomain(charge, session.account, approval.state === 'APPROVED');
  return { ...charge, approval, permit };
}

type ActiveSide = ReturnType<typeof usePaymentSide>;

/** How a write of these sides is paid, and each side with its way. */
export function usePayment(session: WalletSession, sides: readonly ActiveSide[]) {
  const isShort = sides.some(({ approval }) => approval.state !== 'APPROVED');
  const chain = useChain();
  const hasBatchFailed = useIsLimited(chain, session.account, 'batch');
  const hasPermitFailed = useIsLimited(chain, session.account, 'permit');
  const canBatch = useBatchSupport(session, isShort);
  const wallet = { batches: hasBatchFailed ? false : canBatch, signs: !hasPermitFailed };
  const failed: WalletLimit | undefined = hasPermitFailed ? 'permit' : hasBatchFailed ? 'batch' : undefined;
  return {
    payment: computePayment(sides.map(toSide), wallet),
    /** The approvals that were made here. */
    made: sides.flatMap(({ asset, approval }) =>
      approval.isMade ? [messages.payment.approve(formatSymbol(asset.symbol))] : [],
    ),
    sides: sides.map((side) => ({ ...side, way: computeSideWay(toSide(side), wallet) })),
    /** The better way that the wallet last failed. */
    failed,
  };
}

/** An approval with an open wallet prompt counts as pending. */
function toSide({ approval, ...side }: ActiveSide): PaymentSide {
  const isRequested = approval.isRunning && approval.state === 'NOT_APPROVED';
  return { ...side, approval: isRequested ? 'PENDING' : approval.state };
}

export type Approval = ReturnType<typeof useApproval>;
export type PaidSide = ReturnType<typeof usePayment>['sides'][number];
