import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { AreaChange } from '../sync/area.ts';
import type { EventRows } from './event-rows.ts';

/** More touched pools than this are not told one by one. */
const maxPools = 100;

/** The pools that these events touched. */
export function listTouchedPools(rows: EventRows): Hex[] {
  const events = [...rows.pairsCreated, ...rows.syncs, ...rows.shareTransfers, ...rows.sharesCollected];
  return [...new Set(events.map(({ pool }) => pool))];
}

/** What clients of live views are told of these events: the touched pools as they now stand, each with its place, and who signed what. */
export function toExchangeNotice(
  rows: EventRows,
  blockNumber: number,
  places: ReadonlyMap<Hex, number>,
): NonNullable<AreaChange['notice']> {
  const reserves = new Map(rows.syncs.map((sync) => [sync.pool, sync]));
  const pools = listTouchedPools(rows).map((address) => ({
    address,
    place: places.get(address),
    reserve0: reserves.get(address)?.reserve0.toString() ?? null,
    reserve1: reserves.get(address)?.reserve1.toString() ?? null,
  }));
  const signed = new Map(
    [...rows.swaps, ...rows.mints, ...rows.burns].map(({ txHash, account }) => [txHash, account]),
  );
  return {
    kind: 'exchange.changed',
    payload: {
      blockNumber,
      swapCount: rows.swaps.length,
      pools: pools.length > maxPools ? null : pools,
      transactions: [...signed].map(([hash, account]) => ({ hash, account })),
    },
  };
}
