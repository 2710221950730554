import { and, eq, inArray } from 'drizzle-orm';
import type { ListReportableEvents } from '../transaction/report-kind.ts';
import { burnTable, mintTable } from './tables.ts';

/** Deposits in these transactions, for the comparison with reports. */
export const listReportableAdditions = listEvents(mintTable);

/** Withdrawals in these transactions, for the comparison with reports. */
export const listReportableRemovals = listEvents(burnTable);

function listEvents(table: typeof mintTable | typeof burnTable): ListReportableEvents {
  return async ({ orm }, { chainId, txHashes }) => {
    const rows = await orm
      .select({
        txHash: table.txHash,
        account: table.account,
        blockNumber: table.blockNumber,
        pool: table.pool,
        amount0: table.amount0,
        amount1: table.amount1,
      })
      .from(table)
      .where(and(eq(table.chainId, chainId), inArray(table.txHash, txHashes)));
    return rows.map(({ txHash, account, blockNumber, pool, amount0, amount1 }) => ({
      txHash,
      account,
      blockNumber,
      fields: { pool, amount0: amount0.toString(), amount1: amount1.toString() },
    }));
  };
}
