import type { ReactNode } from 'react';
import { messages } from '../message/messages.ts';
import { Button, type ButtonTone } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useShown } from './shown-writes.ts';
import { StepList } from './step-list.tsx';
import {
  isBeforeSubmission,
  isRejected,
  isSubmitted,
  type ShownStep,
  type TransactionProgress,
} from './transaction-plan.ts';
import { DoneMark, type StartedProgress, TransactionStatus } from './transaction-status.tsx';
import type { WriteAmount } from './write-amount.ts';
import { WriteAmounts } from './write-amounts.tsx';
import { MovedAmounts, WriteReceipt } from './write-receipt.tsx';

const text = messages.transaction;

/** The dialog before its run: the terms, and the button that starts it. */
export type TransactionReview = {
  readonly title: string;
  /** Before the amounts. */
  readonly lead?: ReactNode;
  readonly content: ReactNode;
  readonly footer: ReactNode;
  readonly steps: readonly ShownStep[];
};

export interface TransactionDialogProps {
  progress: TransactionProgress;
  /** The action, in one line; shown where neither the amounts nor a step say it. */
  summary: string;
  /** Shown before a run, and after one that the user rejected in the wallet; without it the dialog is closed then. */
  review?: TransactionReview;
  /** Shown in every state; with them, the receipt in the end. */
  amounts?: readonly WriteAmount[];
  /** Replaces the button that closes it after a success, or while nothing is known of the wallet's answer. */
  next?: ReactNode;
  onClose: () => void;
}

/**
 * A write from its terms to its end, in one element of one size. Closing it cancels nothing: a sent transaction is
 * followed, and a request in the wallet stays open.
 */
export function TransactionDialog({ progress, review, amounts = [], ...rest }: TransactionDialogProps) {
  const started = toStarted(progress, review !== undefined);
  useShown(started && 'hash' in started ? started.hash : undefined);
  const shown = started
    ? toRunView(started, { ...rest, amounts })
    : review && { ...review, footer: <ReviewFooter progress={progress}>{review.footer}</ReviewFooter> };
  if (!shown) return null;
  return (
    <Dialog
      isOpen
      onClose={rest.onClose}
      title={shown.title}
      height={amounts.length > 0 ? 'steady' : review ? 'plain' : 'short'}
      footer={shown.footer}
    >
      <div className="flex min-h-full flex-col gap-2">
        {shown.lead}
        {amounts.length > 0 && <ShownAmounts amounts={amounts} progress={started} />}
        {shown.content}
        {shown.steps.length > 0 && (
          <div className="mt-auto border-t border-line pt-2">
            <StepList steps={shown.steps} />
          </div>
        )}
      </div>
    </Dialog>
  );
}

type ShownAmountsProps = { amounts: readonly WriteAmount[]; progress: StartedProgress | undefined };

/** The amounts of the terms, and those of the receipt in the end. */
function ShownAmounts({ amounts, progress }: ShownAmountsProps) {
  const chainId = progress?.chainId;
  return progress?.stage === 'done' && chainId !== undefined ? (
    <MovedAmounts amounts={amounts} chainId={chainId} hash={progress.hash} />
  ) : (
    <WriteAmounts amounts={amounts} chainId={chainId} />
  );
}

/** The run to show; undefined where the terms are shown, or nothing. */
function toStarted(progress: TransactionProgress, hasReview: boolean): StartedProgress | undefined {
  if (progress.stage === 'idle' || progress.stage === 'limited') return undefined;
  return hasReview && isRejected(progress) ? undefined : progress;
}

type RunParts = Pick<TransactionDialogProps, 'summary' | 'next' | 'onClose'> & {
  amounts: readonly WriteAmount[];
};

function toRunView(progress: StartedProgress, parts: RunParts): TransactionReview {
  const { summary, next, amounts, onClose } = parts;
  const hasAmounts = amounts.length > 0;
  const { steps = [], chainId } = progress;
  const isNamed = hasAmounts || steps.some(({ label }) => label === summary);
  return {
    title: toDialogTitle(progress),
    steps,
    lead: progress.stage === 'done' && hasAmounts && <DoneMark />,
    content: (
      <>
        {progress.stage === 'done' && chainId !== undefined && (
          <WriteReceipt amounts={amounts} chainId={chainId} hash={progress.hash} />
        )}
        <TransactionStatus
          progress={progress}
          summary={isNamed ? undefined : summary}
          isMarked={!(progress.stage === 'done' && hasAmounts)}
        />
      </>
    ),
    footer: ((progress.stage === 'done' || progress.stage === 'unanswered') && next) || (
      <EndButton progress={progress} onClose={onClose} />
    ),
  };
}

/** The user's own no in the wallet is a line above the button that sends the write again. */
function ReviewFooter({ progress, children }: { progress: TransactionProgress; children: ReactNode }) {
  return (
    <div className="grid gap-2">
      {progress.stage === 'failed' && (
        <p role="alert" className="text-center text-small text-muted">
          {progress.message}
        </p>
      )}
      {children}
    </div>
  );
}

/** No button while the wallet is open: the next action is there. */
function EndButton({ progress, onClose }: { progress: StartedProgress; onClose: () => void }) {
  if (isBeforeSubmission(progress))
    return <p className="text-center text-small text-muted">{text.putAway}</p>;
  const isFailed = progress.stage === 'failed';
  return (
    <Button size="large" isFullWidth tone={toEndTone(progress)} onClick={onClose}>
      {isFailed ? text.dismiss : text.close}
    </Button>
  );
}

function toEndTone({ stage }: StartedProgress): ButtonTone {
  if (stage === 'failed') return 'secondary';
  return stage === 'done' ? 'primary' : 'quiet';
}

/** The dialog's title for a stage: an error is titled `Error`. */
function toDialogTitle(progress: StartedProgress): string {
  const { stage } = progress;
  if (stage === 'failed') return text.errorTitle;
  if (stage === 'done') return progress.doneTitle ?? text.doneTitle;
  if (stage === 'unanswered') return text.unansweredTitle;
  return isSubmitted(progress) ? text.submittedTitle : text.waitingTitle;
}
