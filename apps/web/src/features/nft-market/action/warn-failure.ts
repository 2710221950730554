import { messages } from '../../../shared/message/messages.ts';
import { isRejected, type TransactionProgress } from '../../../shared/transaction/transaction-plan.ts';
import { showNotice } from '../../../shared/ui/notice-store.ts';

/** 002, 8: a failed action is also a warning, which stays when its dialog is closed. */
export function warnFailure(end: TransactionProgress | undefined): void {
  if (end?.stage !== 'failed' || end.hash !== undefined || isRejected(end)) return;
  showNotice({ tone: 'warning', title: messages.nftMarketWrite.warning, text: end.message });
}
