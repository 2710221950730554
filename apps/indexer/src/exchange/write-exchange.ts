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
import { inChunks } from '../in-chunks.ts';
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
    inChunks(rows.pairsCreated, (chunk) => transaction.insert(pairCreatedTable).values(chunk)),
    inChunks(rows.pairsCreated.map(toPool), (chunk) => transaction.insert(poolTable).values(chunk)),
    inChunks(tokens, (chunk) => transaction.insert(tokenTable).values(chunk)),
    inChunks(rows.sharesCollected, (chunk) => transaction.insert(sharesCollectedTable).values(chunk)),
    inChunks(rows.syncs, (chunk) => transaction.insert(syncTable).values(chunk)),
    inChunks(rows.swaps, (chunk) => transaction.insert(swapTable).values(chunk)),
    inChunks(rows.mints, (chunk) => transaction.insert(mintTable).values(chunk)),
    inChunks(rows.burns, (chunk) => transaction.insert(burnTable).values(chunk)),
  ]);
  // Before the reserves: the moves go on from where the pools stood.
  const moves = await readShareMoves(transaction, chainId, rows);
  await inChunks(moves, (chunk) => transaction.insert(shareMoveTable).values(chunk));
  await refreshShares(transaction, chainId, [...new Set(moves.map(({ pool }) => pool))]);
  await refreshReserves(transaction, chainId, [...new Set(rows.syncs.map(({ pool }) => pool))]);
}

function toPool(created: EventRows['pairsCreated'][number]): typeof poolTable.$inferInsert {
  const { chainId, pool, token0, token1, blockNumber, blockTimestamp } = created;
  return {
    chainId,
    address: pool,
    token0,
    token1,
    createdBlockNumber: blockNumber,
    createdAt: blockTimestamp,
    reserve0: 0n,
    reserve1: 0n,
  };
}
