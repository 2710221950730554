import type { ReactNode } from 'react';
import { messages } from '../message/messages.ts';
import { formatSymbol } from '../token-list/currency.ts';
import { formatExactCurrency } from '../token-list/format-exact-currency.ts';
import { listShownSteps } from '../transaction/shown-steps.ts';
import {
  TransactionDialog,
  type TransactionDialogProps,
  type TransactionReview,
} from '../transaction/transaction-dialog.tsx';
import {
  isRejected,
  isUnderWay,
  type ShownStep,
  type TransactionPlan,
  type TransactionProgress,
} from '../transaction/transaction-plan.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { AllowanceFields } from './allowance-fields.tsx';
import { ApproveSubmit } from './approve-submit.tsx';
import { isTokenCharge, type TokenCharge } from './spender.ts';
import type { Approval, PaidSide, usePayment } from './use-payment.ts';

const text = messages.payment;

type DialogProps = Pick<TransactionDialogProps, 'progress' | 'summary' | 'amounts' | 'next' | 'onClose'>;

/** Its own steps, where those of the write would not follow it. */
export type PaidQuestion = Omit<TransactionReview, 'steps'> & Partial<Pick<TransactionReview, 'steps'>>;

export interface PaidDialogProps extends DialogProps {
  title: string;
  paid: ReturnType<typeof usePayment>;
  /** Approves also where a signature or a batch would do. */
  prefersApproval: boolean;
  plan: TransactionPlan;
  /** Before the amounts. */
  lead?: ReactNode;
  /** The terms, and the button that starts the write. */
  terms: ReactNode;
  confirm: ReactNode;
  /** A question before the write, in place of the terms. */
  question?: PaidQuestion | undefined;
}

/** A write that a spender is paid for: its missing approvals, then the write, in one dialog. */
export function PaidDialog(props: PaidDialogProps) {
  const { title, paid, prefersApproval, plan, progress, lead, terms, confirm, onClose, ...rest } = props;
  const side = isBeforeWrite(progress) ? findOpenSide(paid.sides, prefersApproval) : undefined;
  const shown = side ? toApprovalProgress(side.approval) : progress;
  const steps = isBeforeWrite(progress)
    ? [...listApprovals(paid.sides, side), ...listWriteSteps(plan, prefersApproval)]
    : (progress.steps ?? listShownSteps(plan));
  const close = () => {
    for (const { approval } of paid.sides) if (!approval.isRunning) approval.reset();
    onClose();
  };
  return (
    <TransactionDialog
      {...rest}
      progress={{ ...shown, steps }}
      review={{
        title,
        lead,
        content: (
          <>
            {terms}
            {side && <AllowanceSection side={side} />}
          </>
        ),
        footer: side ? <ApproveSubmit charge={side} approval={side.approval} /> : confirm,
        steps,
        ...rest.question,
      }}
      onClose={close}
    />
  );
}

type OpenSide = PaidSide & TokenCharge;

/** The first side that needs an approval, or whose approval is under way. */
function findOpenSide(sides: readonly PaidSide[], prefersApproval: boolean): OpenSide | undefined {
  return sides.filter(isTokenCharge).find(({ way, approval }) => {
    if (way === 'approve' || isUnderWay(approval.progress)) return true;
    return prefersApproval && (way === 'permit' || way === 'batch');
  });
}

function isBeforeWrite(progress: TransactionProgress): boolean {
  return progress.stage === 'idle' || progress.stage === 'limited' || isRejected(progress);
}

/** An approval that is done leads back to the terms. */
function toApprovalProgress({ progress }: Approval): TransactionProgress {
  return progress.stage === 'done' ? { stage: 'idle' } : progress;
}

/** The steps of the write after its approvals; nothing is signed where they are preferred. */
function listWriteSteps(plan: TransactionPlan, prefersApproval: boolean): ShownStep[] {
  const steps = prefersApproval ? plan.steps.filter(({ kind }) => kind !== 'sign') : plan.steps;
  return listShownSteps({ ...plan, steps, earlier: [] });
}

/** The approvals of the flow: the open one, the missing ones, and those that were made here. */
function listApprovals(sides: readonly PaidSide[], open: OpenSide | undefined): ShownStep[] {
  return sides.filter(isTokenCharge).flatMap(({ asset, approval, way }) => {
    const isOpen = asset === open?.asset;
    if (way !== 'approve' && !isOpen && !approval.isMade) return [];
    if (isUnderWay(approval.progress) && approval.progress.steps) return approval.progress.steps;
    return [{ label: text.approve(formatSymbol(asset.symbol)), state: toApprovalState(approval) }];
  });
}

function toApprovalState({ state, progress }: Approval): ShownStep['state'] {
  if (state === 'APPROVED') return 'done';
  return state === 'PENDING' || isUnderWay(progress) ? 'active' : 'waiting';
}

/** The allowance to approve; behind it the reason, and the choice of another one. */
function AllowanceSection({ side }: { side: OpenSide }) {
  const { asset, amount, approval, spender } = side;
  const { kind, allowed = amount } = approval.choice;
  const isUnlimited = kind === 'unlimited';
  const chosen = isUnlimited ? text.unlimited : text.exact(formatExactCurrency(allowed, asset));
  return (
    <div className="-mt-2">
      <Disclosure
        label={<span className={isUnlimited ? 'text-warning' : undefined}>{text.allowanceOf(chosen)}</span>}
      >
        <p className="mb-3 text-small text-muted">{spender.text.reason(formatSymbol(asset.symbol))}</p>
        <AllowanceFields charge={side} choice={approval.choice} />
      </Disclosure>
    </div>
  );
}
