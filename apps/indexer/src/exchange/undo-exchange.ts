import type { Transaction } from '@tradewind/db/database';
import {
  burnTable,
  mintTable,
  pairCreatedTable,
  poolLabelTable,
  poolTable,
  sharesCollectedTable,
  shareMoveTable,
  swapTable,
  syncTable,
  tokenTable,
} from '@tradewind/db/exchange/tables';
import { and, eq, gt, sql } from 'drizzle-orm';
import { deleteRows } from '../delete-rows.ts';
import { refreshReserves } from './refresh-reserves.ts';
import { refreshShares } from './refresh-shares.ts';
import { removeSnapshotPlaces } from './refresh-snapshot-places.ts';

const eventTables = [
  pairCreatedTable,
  sharesCollectedTable,
  syncTable,
  swapTable,
  mintTable,
  burnTable,
  shareMoveTable,
];

/**
 * Deletes everything created above the ancestor and restores the remaining pools' reserves and shares there.
 */
export async function undoExchange(
  transaction: Transaction,
  chainId: number,
  ancestor: number,
): Promise<void> {
  const touched = await transaction
    .selectDistinct({ pool: syncTable.pool })
    .from(syncTable)
    .where(and(eq(syncTable.chainId, chainId), gt(syncTable.blockNumber, ancestor)));
  await removeCreated(transaction, chainId, ancestor);
  for (const table of eventTables) {
    await transaction.delete(table).where(and(eq(table.chainId, chainId), gt(table.blockNumber, ancestor)));
  }
  const pools = touched.map(({ pool }) => pool);
  await refreshReserves(transaction, chainId, pools);
  await refreshShares(transaction, chainId, pools);
  await removeSnapshotPlaces(transaction, chainId, pools);
}

/** Finds the rows by the events that created them, however many pools and tokens there are. */
async function removeCreated(transaction: Transaction, chainId: number, ancestor: number): Promise<void> {
  const created = sql`${pairCreatedTable} where chain_id = ${chainId} and block_number > ${ancestor}`;
  await transaction.execute(sql`
    delete from ${poolTable} where chain_id = ${chainId} and address in (select pool from ${created})`);
  await transaction.execute(sql`
    delete from ${poolLabelTable} where chain_id = ${chainId} and pool in (select pool from ${created})`);
  await transaction.execute(sql`
    delete from ${tokenTable} where chain_id = ${chainId} and created_block_number > ${ancestor}
      and address in (select token0 from ${created} union select token1 from ${created})`);
}

export async function clearExchange(transaction: Transaction, chainId: number): Promise<void> {
  for (const table of [...eventTables, poolTable, poolLabelTable, tokenTable]) {
    await deleteRows(transaction, table, { chainId });
  }
}
