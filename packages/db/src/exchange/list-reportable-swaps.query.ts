import { and, eq, inArray } from 'drizzle-orm';
import type { ListReportableEvents } from '../transaction/report-kind.ts';
import { swapTable } from './tables.ts';

/** Swaps in these transactions, for the comparison with reports. */
export const listReportableSwaps: ListReportableEvents = async ({ orm }, { chainId, txHashes }) => {
  const rows = await orm
    .select()
    .from(swapTable)
    .where(and(eq(swapTable.chainId, chainId), inArray(swapTable.txHash, txHashes)));
  return rows.map(({ txHash, account, blockNumber, pool, ...amounts }) => {
    const gained0 = amounts.amount0In - amounts.amount0Out;
    const gained1 = amounts.amount1In - amounts.amount1Out;
    const amountIn = gained0 > gained1 ? gained0 : gained1;
    return { txHash, account, blockNumber, fields: { pool, amountIn: amountIn.toString() } };
  });
};
