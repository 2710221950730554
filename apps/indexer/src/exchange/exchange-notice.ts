import type { AreaChange } from '../sync/area.ts';
import type { EventRows } from './event-rows.ts';

/** More touched pools than this are not told one by one. */
const maxPools = 100;

/** What clients of live views are told of these events: the touched pools as they now stand, and who signed what. */
export function toExchangeNotice(rows: EventRows, blockNumber: number): NonNullable<AreaChange['notice']> {
  const reserves = new Map(rows.syncs.map((sync) => [sync.pool, sync]));
  const touched = new Set([
    ...rows.pairsCreated.map(({ pool }) => pool),
    ...reserves.keys(),
    ...rows.shareTransfers.map(({ pool }) => pool),
    ...rows.sharesCollected.map(({ pool }) => pool),
  ]);
  const pools = [...touched].map((address) => ({
    address,
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
