import { showNotice } from '../ui/notice-store.ts';
import { isRejected, type TransactionProgress } from './transaction-plan.ts';

/**
 * Warns that a write was not sent: the notice stays when its dialog is closed. A rejection in the wallet is the person's
 * own. The title is that of the specification where it names one, with the reason below it; else the reason.
 */
export function warnUnsent(end: TransactionProgress | undefined, title?: string): void {
  if (end?.stage !== 'failed' || end.hash !== undefined || isRejected(end)) return;
  const content = title === undefined ? { title: end.message } : { title, text: end.message };
  showNotice({ tone: 'warning', ...content });
}
