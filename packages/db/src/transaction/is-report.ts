import { and, eq, type SQL } from 'drizzle-orm';
import type { ReportKey } from './report-row.ts';
import { reportedTransactionTable } from './tables.ts';

/** The one report of a key. */
export function isReport({ chainId, txHash, kind, owner }: ReportKey): SQL | undefined {
  return and(
    eq(reportedTransactionTable.chainId, chainId),
    eq(reportedTransactionTable.txHash, txHash),
    eq(reportedTransactionTable.kind, kind),
    eq(reportedTransactionTable.owner, owner),
  );
}
