import type { EventTable } from '@tradewind/db/column/event-table';
import type { Transaction } from '@tradewind/db/database';
import {
  offerClosedTable,
  offerPlacedTable,
  offerTable,
  offerTakenTable,
} from '@tradewind/db/nft-market/tables';
import { type SQL, sql } from 'drizzle-orm';
import { forEachPart, type OfferKey, touchedOffers } from './keys.ts';

/** Recomputes the touched offers: the last one of an account, where it was not withdrawn and buys more. */
export async function refreshOffers(
  transaction: Transaction,
  chainId: number,
  touched: readonly OfferKey[],
): Promise<void> {
  await forEachPart(touched, (keys) => refreshSome(transaction, chainId, keys));
}

async function refreshSome(
  transaction: Transaction,
  chainId: number,
  keys: readonly OfferKey[],
): Promise<void> {
  const last = (table: EventTable, columns: SQL): SQL => sql`lateral (
    select e.block_number, e.log_index, ${columns} from ${table} e
    where e.chain_id = ${chainId} and e.market = t.market and e.bidder = t.bidder
    order by e.block_number desc, e.log_index desc limit 1)`;
  await transaction.execute(sql`
    with ${touchedOffers(keys)} delete from ${offerTable} o using touched t
    where o.chain_id = ${chainId} and o.market = t.market and o.bidder = t.bidder`);
  await transaction.execute(sql`
    with ${touchedOffers(keys)}
    insert into ${offerTable} (chain_id, market, bidder, price, count, until, placed_at)
    select ${chainId}::integer, t.market, t.bidder, placed.price, coalesce(taken.left_count, placed.count), placed.until,
      placed.block_timestamp
    from touched t
    cross join ${last(offerPlacedTable, sql`e.price, e.count, e.until, e.block_timestamp`)} placed
    left join ${last(offerTakenTable, sql`e.left_count`)} taken on ${isLater(sql`taken`)}
    left join ${last(offerClosedTable, sql`e.refunded`)} closed on ${isLater(sql`closed`)}
    where closed.refunded is null and coalesce(taken.left_count, placed.count) > 0`);
}

/** Whether an event is of the last offer: after it was placed. */
function isLater(event: SQL): SQL {
  return sql`(${event}.block_number, ${event}.log_index) > (placed.block_number, placed.log_index)`;
}
