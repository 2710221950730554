import type { Hex } from '../column/hex-bytes.ts';
import { defineNotice } from '../relay/notice-kind.ts';

export type ReportStatus = 'pending' | 'indexed' | 'confirmed' | 'refused' | 'expired';

type TransactionChange = {
  /** The account that reported them. */
  account: Hex;
  chainId: number;
  transactions: { hash: Hex; status: ReportStatus; blockNumber: number | null }[];
};

/** The states of an account's reported transactions. */
export const transactionNotice = defineNotice<TransactionChange>('transaction.noticed');
