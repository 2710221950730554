import type { Transaction } from '../database.ts';
import { addNotice } from '../relay/add-notice.query.ts';
import type { ReportKey } from './report-row.ts';
import { type ReportStatus, transactionNotice } from './transaction-notice.ts';

/** Notifies the owner's sessions of a report's state. */
export async function noticeReport(
  transaction: Transaction,
  { chainId, txHash, owner }: ReportKey,
  { status, blockNumber }: { status: ReportStatus; blockNumber: number | null },
): Promise<void> {
  const transactions = [{ hash: txHash, status, blockNumber }];
  const notice = transactionNotice.create({ account: owner, chainId, transactions });
  await addNotice(transaction, { chainId, ...notice });
}
