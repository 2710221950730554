import type { reportedTransactionTable } from './tables.ts';

export type ReportRow = typeof reportedTransactionTable.$inferSelect;
export type ReportKey = Pick<ReportRow, 'chainId' | 'txHash' | 'kind' | 'owner'>;
