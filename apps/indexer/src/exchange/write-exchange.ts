import type { Transaction } from '@tradewind/db/database';
import { labelPools } from '@tradewind/db/exchange/label-pools.query';
import { poolTable, shareMoveTable, syncTable, tokenTable } from '@tradewind/db/exchange/tables';
import { insertRows } from '../insert-rows.ts';
import type { Change } from '../sync/define-area.ts';
import type { EventRows } from './events.ts';
import type { TokenInsert } from './read-tokens.ts';
import { observeSyncs } from './observe-syncs.ts';
import { readShareMoves } from './read-share-moves.ts';
import { refreshReserves } from './refresh-reserves.ts';
import { refreshShares } from './refresh-shares.ts';
import { addSnapshotPlaces } from './refresh-snapshot-places.ts';
import type { ExchangeSources } from './sources.ts';

/** New rows, and the tokens of new pairs. */
export type ExchangeChange = Change<ExchangeSources, EventRows, TokenInsert[]>;

/** Adds new pools and tokens, and the reserves, shares and places of the touched pools. */
export async function writeExchange(
  transaction: Transaction,
  { sources: { chainId }, rows, facts: tokens }: ExchangeChange,
): Promise<void> {
  await insertRows(transaction, poolTable, rows.pairsCreated.map(toPool));
  await insertRows(transaction, tokenTable, tokens);
  await insertRows(transaction, syncTable, await observeSyncs(transaction, chainId, rows.syncs));
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
