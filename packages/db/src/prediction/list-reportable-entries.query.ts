import { and, eq, inArray } from 'drizzle-orm';
import type { ListReportableEvents } from '../transaction/report-kind.ts';
import { enteredTable } from './tables.ts';

/** Entries in these transactions, for the comparison with reports. */
export const listReportableEntries: ListReportableEvents = async ({ orm }, { chainId, txHashes }) => {
  const rows = await orm
    .select()
    .from(enteredTable)
    .where(and(eq(enteredTable.chainId, chainId), inArray(enteredTable.txHash, txHashes)));
  return rows.map(({ txHash, account, blockNumber, epoch, isUp, amount }) => ({
    txHash,
    account,
    blockNumber,
    fields: { epoch: epoch.toString(), side: isUp ? 'up' : 'down', amount: amount.toString() },
  }));
};
