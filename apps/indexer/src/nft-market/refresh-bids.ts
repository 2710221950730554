import type { EventTable } from '@tradewind/db/column/event-table';
import type { Transaction } from '@tradewind/db/database';
import { bidClosedTable, bidPlacedTable, bidPricedTable, bidTable } from '@tradewind/db/nft-market/tables';
import { type SQL, sql } from 'drizzle-orm';
import { type BidKey, forEachPart, touchedBids } from './keys.ts';

/** Recomputes the touched bids from the last one of each account, its last price and its end. */
export async function refreshBids(
  transaction: Transaction,
  chainId: number,
  touched: readonly BidKey[],
): Promise<void> {
  await forEachPart(touched, (keys) => refreshSome(transaction, chainId, keys));
}

async function refreshSome(
  transaction: Transaction,
  chainId: number,
  keys: readonly BidKey[],
): Promise<void> {
  const last = (table: EventTable, columns: SQL): SQL => sql`lateral (
    select e.block_number, e.log_index, e.block_timestamp, ${columns} from ${table} e
    where e.chain_id = ${chainId} and e.market = t.market and e.token_id = t.token_id and e.nonce = t.nonce
      and e.bidder = t.bidder
    order by e.block_number desc, e.log_index desc limit 1)`;
  await transaction.execute(sql`
    with ${touchedBids(keys)} delete from ${bidTable} b using touched t
    where b.chain_id = ${chainId} and b.market = t.market and b.token_id = t.token_id and b.nonce = t.nonce
      and b.bidder = t.bidder`);
  await transaction.execute(sql`
    with ${touchedBids(keys)}
    insert into ${bidTable} (chain_id, market, token_id, nonce, bidder, price, added_at, state, closed_at)
    select ${chainId}::integer, t.market, t.token_id, t.nonce, t.bidder, coalesce(priced.price, placed.price),
      placed.block_timestamp, coalesce(closed.reason, 'open'), closed.block_timestamp
    from touched t
    cross join ${last(bidPlacedTable, sql`e.price`)} placed
    left join ${last(bidPricedTable, sql`e.price`)} priced on ${isLater(sql`priced`)}
    left join ${last(bidClosedTable, sql`e.reason`)} closed on ${isLater(sql`closed`)}`);
}

/** Whether an event is of the last bid: after it was placed. */
function isLater(event: SQL): SQL {
  return sql`(${event}.block_number, ${event}.log_index) > (placed.block_number, placed.log_index)`;
}
