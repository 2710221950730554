import { useEffect } from 'react';
import type { Hash } from 'viem';
import { dismissNotice } from '../ui/notice-store.ts';

/** The transactions whose dialog is open, each as often as dialogs show it. */
const shown: Hash[] = [];

/** Whether an open dialog of this page shows the end of the transaction. */
export function isShown(hash: Hash): boolean {
  return shown.includes(hash);
}

/** Notes that a dialog shows the transaction: a notice would repeat it, and cover the dialog. Returns how to end. */
export function addShown(hash: Hash): () => void {
  shown.push(hash);
  // Its end can be known before the dialog has its hash, as that of a batch.
  dismissNotice(hash);
  return () => void shown.splice(shown.indexOf(hash), 1);
}

/** The same while the component is mounted. */
export function useShown(hash: Hash | undefined): void {
  useEffect(() => (hash === undefined ? undefined : addShown(hash)), [hash]);
}
