import type { Transaction } from '@tradewind/db/database';
import {
  askClosedTable,
  askOpenedTable,
  askPricedTable,
  askTable,
  bidPlacedTable,
  bidPricedTable,
} from '@tradewind/db/nft-market/tables';
import type { EventTable } from '@tradewind/db/column/event-table';
import { type SQL, sql } from 'drizzle-orm';
import { type AskKey, forEachPart, touchedAsks } from './keys.ts';

/**
 * Recomputes the touched listings from their last events: the same forward and after an undo. The count of their bids
 * is kept beside (`addAskBids`). The end is that of the last bid.
 */
export async function refreshAsks(
  transaction: Transaction,
  chainId: number,
  touched: readonly AskKey[],
): Promise<void> {
  await forEachPart(touched, (keys) => refreshSome(transaction, chainId, keys));
}

async function refreshSome(
  transaction: Transaction,
  chainId: number,
  keys: readonly AskKey[],
): Promise<void> {
  const of = (table: EventTable): SQL => sql`${table} e
    where e.chain_id = ${chainId} and e.market = t.market and e.token_id = t.token_id and e.nonce = t.nonce`;
  const last = (table: EventTable, column: SQL): SQL => sql`(
    select e.block_number, e.log_index, e.block_timestamp, ${column} from ${of(table)}
    order by e.block_number desc, e.log_index desc limit 1)`;
  await transaction.execute(sql`
    with ${touchedAsks(keys)} delete from ${askTable} a using touched t
    where a.chain_id = ${chainId} and a.market = t.market and a.token_id = t.token_id and a.nonce = t.nonce
      and not exists (select from ${of(askOpenedTable)})`);
  await transaction.execute(sql`
    with ${touchedAsks(keys)}
    insert into ${askTable} (chain_id, market, token_id, nonce, seller, kind, price, fee_bps, ends_at, opened_at, state,
      closed_at, bid_count)
    select ${chainId}::integer, t.market, t.token_id, t.nonce, o.seller, o.kind, coalesce(priced.price, o.price), o.fee_bps,
      coalesce(bid.ends_at, o.ends_at), o.block_timestamp, coalesce(closed.reason, 'open'), closed.block_timestamp, 0
    from touched t
    join ${askOpenedTable} o
      on o.chain_id = ${chainId} and o.market = t.market and o.token_id = t.token_id and o.nonce = t.nonce
    left join lateral ${last(askPricedTable, sql`e.price`)} priced on true
    left join lateral ${last(askClosedTable, sql`e.reason`)} closed on true
    left join lateral (
      select b.ends_at from (
        ${last(bidPlacedTable, sql`e.ends_at`)} union all ${last(bidPricedTable, sql`e.ends_at`)}
      ) b order by b.block_number desc, b.log_index desc limit 1
    ) bid on true
    on conflict (chain_id, market, token_id, nonce) do update set seller = excluded.seller, kind = excluded.kind,
      price = excluded.price, fee_bps = excluded.fee_bps, ends_at = excluded.ends_at, opened_at = excluded.opened_at,
      state = excluded.state, closed_at = excluded.closed_at`);
}
