import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { AreaNotice } from '../sync/area.ts';
import type { EventRows } from './event-rows.ts';

/** More touched pools than this are not told one by one. */
const maxPools = 100;

/** The pools that these events touched; null for too many. */
export function listTouchedPools(rows: EventRows): Hex[] | null {
  const events = [...rows.pairsCreated, ...rows.syncs, ...rows.shareTransfers, ...rows.sharesCollected];
  const pools = new Set(events.map(({ pool }) => pool));
  return pools.size > maxPools ? null : [...pools];
}

/** What clients of live views are told of these events: the touched pools as they now stand, each with its place, and who signed what. */
export function toExchangeNotice(
  rows: EventRows,
  blockNumber: number,
  places: ReadonlyMap<Hex, number | null>,
): AreaNotice {
  const reserves = new Map(rows.syncs.map((sync) => [sync.pool, sync]));
  const pools = listTouchedPools(rows)?.map((address) => ({
    address,
    place: places.get(address) ?? undefined,
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
      pools: pools ?? null,
      transactions: [...signed].map(([hash, account]) => ({ hash, account })),
    },
  };
}
