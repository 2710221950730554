import type { Transaction } from '@tradewind/db/database';
import {
  pairCreatedTable,
  poolLabelTable,
  poolTable,
  syncTable,
  tokenTable,
} from '@tradewind/db/exchange/tables';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Position } from '../sync/area.ts';
import type { Repair } from '../sync/define-area.ts';
import { refreshReserves } from './refresh-reserves.ts';
import { refreshShares } from './refresh-shares.ts';
import { removeSnapshotPlaces } from './refresh-snapshot-places.ts';
import type { ExchangeSources } from './sources.ts';

/**
 * Removes the pools and tokens created above the ancestor; the answer restores the remaining pools' reserves
 * and shares there.
 */
export async function undoExchange(
  transaction: Transaction,
  { chainId }: ExchangeSources,
  { blockNumber }: Position,
): Promise<Repair> {
  const touched = await transaction
    .selectDistinct({ pool: syncTable.pool })
    .from(syncTable)
    .where(and(eq(syncTable.chainId, chainId), gt(syncTable.blockNumber, blockNumber)));
  await removeCreated(transaction, chainId, blockNumber);
  const pools = touched.map(({ pool }) => pool);
  return async () => {
    await refreshReserves(transaction, chainId, pools);
    await refreshShares(transaction, chainId, pools);
    await removeSnapshotPlaces(transaction, chainId, pools);
  };
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
