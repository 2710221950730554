import type { Hex } from '../column/hex-bytes.ts';
import { checkpointTable } from '../indexing/tables.ts';
import { poolTable } from './tables.ts';

/** Pools with their block. */
export type IndexedReserves = {
  blockNumber: number;
  blockHash: Hex;
  /** By place in the order of first funds. */
  pools: { place: number; token0: Hex; token1: Hex; reserve0: bigint; reserve1: bigint }[];
};

type ReservesRow = {
  blockNumber: number;
  blockHash: Hex;
  pool: (Omit<IndexedReserves['pools'][number], 'place'> & { place: number | null }) | null;
};

/** The columns of the index's block. */
export const blockColumns = {
  blockNumber: checkpointTable.blockNumber,
  blockHash: checkpointTable.blockHash,
};

const { token0, token1, reserve0, reserve1, snapshotPlace } = poolTable;
/** The columns of a pool. The place comes last: a pool whose first column is null counts as none. */
export const reservesColumns = { token0, token1, reserve0, reserve1, place: snapshotPlace };

/** Undefined for no rows: then there is no checkpoint. Throws RangeError for a pool without a place. */
export function toIndexedReserves(rows: readonly ReservesRow[]): IndexedReserves | undefined {
  const [first] = rows;
  if (!first) return undefined;
  const pools = rows.flatMap(({ pool }) => {
    if (pool === null) return [];
    const { place } = pool;
    if (place === null) throw new RangeError(`no place of the pool of ${pool.token0} and ${pool.token1}`);
    return { ...pool, place };
  });
  return { blockNumber: first.blockNumber, blockHash: first.blockHash, pools };
}
