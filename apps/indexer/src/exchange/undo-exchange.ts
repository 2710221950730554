import type { Transaction } from '@tradewind/db/database';
import {
  burnTable,
  mintTable,
  pairCreatedTable,
  poolTable,
  sharesCollectedTable,
  shareMoveTable,
  swapTable,
  syncTable,
  tokenTable,
} from '@tradewind/db/exchange/tables';
import { and, eq, gt } from 'drizzle-orm';
import { refreshReserves } from './refresh-reserves.ts';
import { refreshShares } from './refresh-shares.ts';

const eventTables = [
  pairCreatedTable,
  sharesCollectedTable,
  syncTable,
  swapTable,
  mintTable,
  burnTable,
  shareMoveTable,
];

/** Takes back what was created above the ancestor and gives the remaining pools the reserves and shares they had there. */
export async function undoExchange(
  transaction: Transaction,
  chainId: number,
  ancestor: number,
): Promise<void> {
  const touched = await transaction
    .selectDistinct({ pool: syncTable.pool })
    .from(syncTable)
    .where(and(eq(syncTable.chainId, chainId), gt(syncTable.blockNumber, ancestor)));
  for (const table of eventTables) {
    await transaction.delete(table).where(and(eq(table.chainId, chainId), gt(table.blockNumber, ancestor)));
  }
  for (const table of [poolTable, tokenTable]) {
    await transaction
      .delete(table)
      .where(and(eq(table.chainId, chainId), gt(table.createdBlockNumber, ancestor)));
  }
  const pools = touched.map(({ pool }) => pool);
  await refreshReserves(transaction, chainId, pools);
  await refreshShares(transaction, chainId, pools);
}

export async function clearExchange(transaction: Transaction, chainId: number): Promise<void> {
  for (const table of [...eventTables, poolTable, tokenTable]) {
    await transaction.delete(table).where(eq(table.chainId, chainId));
  }
}
