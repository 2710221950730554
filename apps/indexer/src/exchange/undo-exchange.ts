import type { Transaction } from '@tradewind/db/database';
import {
  burnTable,
  mintTable,
  pairCreatedTable,
  poolTable,
  sharesCollectedTable,
  swapTable,
  syncTable,
  tokenTable,
} from '@tradewind/db/exchange/tables';
import { and, eq, gt } from 'drizzle-orm';
import { refreshReserves } from './refresh-reserves.ts';

const eventTables = [pairCreatedTable, sharesCollectedTable, syncTable, swapTable, mintTable, burnTable];

/** Takes back what was created above the ancestor and gives the remaining pools the reserves they had there. */
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
  await refreshReserves(
    transaction,
    chainId,
    touched.map(({ pool }) => pool),
  );
}

export async function clearExchange(transaction: Transaction, chainId: number): Promise<void> {
  for (const table of [...eventTables, poolTable, tokenTable]) {
    await transaction.delete(table).where(eq(table.chainId, chainId));
  }
}
