import type { Transaction } from '../database.ts';
import { addNotice } from '../relay/add-notice.query.ts';
import type { ReportKey } from './report-row.ts';

export type ReportStatus = 'pending' | 'indexed' | 'confirmed' | 'refused' | 'expired';

/** Notifies the owner's sessions of a report's state. */
export async function noticeReport(
  transaction: Transaction,
  { chainId, txHash, owner }: ReportKey,
  { status, blockNumber }: { status: ReportStatus; blockNumber: number | null },
): Promise<void> {
  const transactions = [{ hash: txHash, status, blockNumber }];
  await addNotice(transaction, {
    chainId,
    kind: 'transaction.noticed',
    payload: { account: owner, chainId, transactions },
  });
}
