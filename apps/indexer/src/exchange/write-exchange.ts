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
import { insertRows } from '../insert-rows.ts';
import type { EventRows } from './event-rows.ts';
import type { TokenInsert } from './read-tokens.ts';
import { readShareMoves } from './read-share-moves.ts';
import { refreshReserves } from './refresh-reserves.ts';
import { refreshShares } from './refresh-shares.ts';

/** Adds the event rows, the pools and tokens that they bring, and the reserves and shares of the touched pools. */
export async function writeExchange(
  transaction: Transaction,
  chainId: number,
  { rows, tokens }: { rows: EventRows; tokens: readonly TokenInsert[] },
): Promise<void> {
  // On one connection these follow each other without waiting for answers.
  await Promise.all([
    insertRows(transaction, pairCreatedTable, rows.pairsCreated),
    insertRows(transaction, poolTable, rows.pairsCreated.map(toPool)),
    insertRows(transaction, tokenTable, tokens),
    insertRows(transaction, sharesCollectedTable, rows.sharesCollected),
    insertRows(transaction, syncTable, rows.syncs),
    insertRows(transaction, swapTable, rows.swaps),
    insertRows(transaction, mintTable, rows.mints),
    insertRows(transaction, burnTable, rows.burns),
  ]);
  // Before the reserves: the moves go on from where the pools stood.
  const moves = await readShareMoves(transaction, chainId, rows);
  await insertRows(transaction, shareMoveTable, moves);
  await refreshShares(transaction, chainId, [...new Set(moves.map(({ pool }) => pool))]);
  await refreshReserves(transaction, chainId, [...new Set(rows.syncs.map(({ pool }) => pool))]);
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
