import { isRejected, type TransactionProgress } from '../../../shared/transaction/transaction-plan.ts';
import { showNotice } from '../../../shared/ui/notice-store.ts';

/** IDO-17: the message of a write that got no hash is also a warning, which stays when its dialog is closed. */
export function warnUnsent(end: TransactionProgress | undefined): void {
  if (end?.stage !== 'failed' || end.hash !== undefined || isRejected(end)) return;
  showNotice({ tone: 'warning', title: end.message });
}
