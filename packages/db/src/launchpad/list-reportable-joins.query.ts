import { and, eq } from 'drizzle-orm';
import { isAnyOf } from '../column/is-any-of.ts';
import type { ListReportableEvents } from '../transaction/report-kind.ts';
import { joinedTable } from './tables.ts';

/** Payments to sales in these transactions, for the comparison with reports. */
export const listReportableJoins: ListReportableEvents = async ({ orm }, { chainId, txHashes }) => {
  const rows = await orm
    .select()
    .from(joinedTable)
    .where(and(eq(joinedTable.chainId, chainId), isAnyOf(joinedTable.txHash, txHashes)));
  return rows.map(({ txHash, account, blockNumber, sale, amount }) => ({
    txHash,
    account,
    blockNumber,
    fields: { sale, amount: amount.toString() },
  }));
};
