import type { Transaction } from '@tradewind/db/database';
import { labelPools } from '@tradewind/db/exchange/label-pools.query';
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
import { insertRows } from '../insert-rows.ts';
import type { EventRows } from './event-rows.ts';
import type { TokenInsert } from './read-tokens.ts';
import { observeSyncs } from './observe-syncs.ts';
import { readShareMoves } from './read-share-moves.ts';
import { refreshReserves } from './refresh-reserves.ts';
import { refreshShares } from './refresh-shares.ts';
import { addSnapshotPlaces } from './refresh-snapshot-places.ts';

/**
 * Adds the event rows, their new pools and tokens, and the reserves, shares and places of the touched pools.
 */
export async function writeExchange(
  transaction: Transaction,
  chainId: number,
  { rows, tokens }: { rows: EventRows; tokens: readonly TokenInsert[] },
): Promise<void> {
  const syncs = await observeSyncs(transaction, chainId, rows.syncs);
  await insertRows(transaction, pairCreatedTable, rows.pairsCreated);
  await insertRows(transaction, poolTable, rows.pairsCreated.map(toPool));
  await insertRows(transaction, tokenTable, tokens);
  await insertRows(transaction, sharesCollectedTable, rows.sharesCollected);
  await insertRows(transaction, syncTable, syncs);
  await insertRows(transaction, swapTable, rows.swaps);
  await insertRows(transaction, mintTable, rows.mints);
  await insertRows(transaction, burnTable, rows.burns);
  if (rows.pairsCreated.length > 0) await labelPools(transaction, chainId);
  // Before the reserves are updated: the moves continue from the stored state of the pools.
  const moves = await readShareMoves(transaction, chainId, rows);
  await insertRows(transaction, shareMoveTable, moves);
  await refreshShares(transaction, chainId, [...new Set(moves.map(({ pool }) => pool))]);
  await refreshReserves(transaction, chainId, [...new Set(rows.syncs.map(({ pool }) => pool))]);
  await addSnapshotPlaces(transaction, chainId, rows.syncs);
}

function toPool(created: EventRows['pairsCreated'][number]): typeof poolTable.$inferInsert {
  const { chainId, pool, token0, token1, place, blockNumber, blockTimestamp } = created;
  return {
    chainId,
    address: pool,
    token0,
    token1,
    place,
    createdBlockNumber: blockNumber,
    createdAt: blockTimestamp,
    reserve0: 0n,
    reserve1: 0n,
  };
}
