import { findWrite, type WriteSources } from '../transaction/pending-writes.ts';
import { TransactionDialog } from '../transaction/transaction-dialog.tsx';

export interface PendingDialogProps {
  sources: WriteSources;
  writeKey: string;
  onClose: () => void;
}

/** A write whose own dialog was closed, followed to its end. */
export function PendingDialog({ sources, writeKey, onClose }: PendingDialogProps) {
  const write = findWrite(sources, writeKey);
  return write ? <TransactionDialog {...write} onClose={onClose} /> : null;
}
