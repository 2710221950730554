import type { Hex } from '@tradewind/db/column/hex-bytes';
import { isAnyOf } from '@tradewind/db/column/is-any-of';
import type { Transaction } from '@tradewind/db/database';
import { exchangeNotice } from '@tradewind/db/exchange/exchange-notice';
import { poolTable } from '@tradewind/db/exchange/tables';
import { and, eq } from 'drizzle-orm';
import type { EventRows } from './events.ts';
import type { ExchangeChange } from './write-exchange.ts';

/** Maximum touched pools in a notice. */
const maxPools = 100;

/** The pools that these events touched; null for too many. */
export function listTouchedPools(rows: EventRows): Hex[] | null {
  const events = [...rows.pairsCreated, ...rows.syncs, ...rows.shareTransfers, ...rows.sharesCollected];
  const pools = new Set(events.map(({ pool }) => pool));
  return pools.size > maxPools ? null : [...pools];
}

/** The place of a pool in the order of first funds, and its tokens where the snapshot omits it. */
export type PublishedPlace = { place: number; dustOf?: [Hex, Hex] };

/**
 * The notice of these events to live clients: the touched pools in their present state, each with its place if
 * it was ever funded, and the signed transactions by account.
 */
export function toExchangeNotice(
  rows: EventRows,
  blockNumber: number,
  places: ReadonlyMap<Hex, PublishedPlace>,
) {
  const reserves = new Map(rows.syncs.map((sync) => [sync.pool, sync]));
  const pools = listTouchedPools(rows)?.map((address) => ({
    address,
    ...places.get(address),
    reserve0: reserves.get(address)?.reserve0.toString() ?? null,
    reserve1: reserves.get(address)?.reserve1.toString() ?? null,
  }));
  const signed = new Map(
    [...rows.swaps, ...rows.mints, ...rows.burns].map(({ txHash, account }) => [txHash, account]),
  );
  return exchangeNotice.create({
    blockNumber,
    swapCount: rows.swaps.length,
    pools: pools ?? null,
    transactions: [...signed].map(([hash, account]) => ({ hash, account })),
  });
}

/** The notice of new rows; read after the block's values are written, which decide which pools are dust. */
export async function readExchangeNotice(
  transaction: Transaction,
  { sources: { chainId }, source, rows }: ExchangeChange,
) {
  return toExchangeNotice(rows, source.to, await readPlaces(transaction, chainId, rows));
}

/** Places of the touched pools that were ever funded. */
async function readPlaces(
  transaction: Transaction,
  chainId: number,
  rows: EventRows,
): Promise<Map<Hex, PublishedPlace>> {
  const { address, token0, token1, isFunded, snapshotPlace } = poolTable;
  const pools = await transaction
    .select({ address, token0, token1, isFunded, place: snapshotPlace })
    .from(poolTable)
    .where(and(eq(poolTable.chainId, chainId), isAnyOf(address, listTouchedPools(rows) ?? [])));
  return new Map(
    pools.flatMap(({ place, ...pool }) =>
      place === null
        ? []
        : [[pool.address, pool.isFunded ? { place } : { place, dustOf: [pool.token0, pool.token1] }]],
    ),
  );
}
