import { messages } from '../message/messages.ts';
import { Dialog } from '../ui/dialog.tsx';
import { isSubmitted, type TransactionProgress } from './transaction-plan.ts';
import { TransactionStatus } from './transaction-status.tsx';

export interface TransactionDialogProps {
  progress: TransactionProgress;
  /** The action, in one line. */
  summary: string;
  onClose: () => void;
}

/** Shows a transaction from its first check to its end; closing it cancels nothing. */
export function TransactionDialog({ progress, summary, onClose }: TransactionDialogProps) {
  return progress.stage === 'idle' || progress.stage === 'limited' ? null : (
    <Dialog isOpen onClose={onClose} title={toDialogTitle(progress)}>
      <TransactionStatus progress={progress} summary={summary} onClose={onClose} />
    </Dialog>
  );
}

/** The dialog's title for a stage: an error is titled `Error`. */
function toDialogTitle(progress: TransactionProgress): string {
  const { stage } = progress;
  const text = messages.transaction;
  if (stage === 'failed') return text.errorTitle;
  if (stage === 'done') return text.doneTitle;
  return isSubmitted(progress) ? text.submittedTitle : text.waitingTitle;
}
