import type { EventTable } from '@tradewind/db/column/event-table';
import type { Transaction } from '@tradewind/db/database';
import {
  artworkTable,
  askClosedTable,
  askTable,
  marketTable,
  nftMintedTable,
  royaltyLoweredTable,
  tradedTable,
  workTransferTable,
} from '@tradewind/db/nft-market/tables';
import { type SQL, sql } from 'drizzle-orm';
import { forEachPart, touchedWorks, type WorkKey } from './keys.ts';

/**
 * Recomputes the touched works from their last events and their open listing: the same forward and after an undo. What
 * the market says comes first: a listed token is of its seller, whatever its collection emits. Otherwise the last event
 * that moved it has the owner: a transfer; the sale or the return, where the collection emitted none. The count of
 * sales is kept beside (`addWorkTrades`).
 */
export async function refreshArtworks(
  transaction: Transaction,
  chainId: number,
  touched: readonly WorkKey[],
): Promise<void> {
  await forEachPart(touched, (keys) => refreshSome(transaction, chainId, keys));
}

async function refreshSome(
  transaction: Transaction,
  chainId: number,
  keys: readonly WorkKey[],
): Promise<void> {
  await transaction.execute(sql`
    with ${touchedWorks(keys)}, computed as materialized (${selectComputed(chainId)}), removed as (
      delete from ${artworkTable} w using touched t
      where w.chain_id = ${chainId} and w.collection = t.collection and w.token_id = t.token_id
        and not exists (select from computed c where c.collection = t.collection and c.token_id = t.token_id)
    )
    insert into ${artworkTable} (chain_id, collection, token_id, owner, place, since, trade_count, creator, file_name,
      royalty_bps, minted_at)
    select ${chainId}::integer, c.collection, c.token_id, c.owner, case when c.is_listed then 'market'
      when c.owner = decode(repeat('00', 20), 'hex') then 'burned' else 'wallet' end, c.since, 0, c.creator, c.file_name,
      c.royalty_bps, c.minted_at
    from computed c
    on conflict (chain_id, collection, token_id) do update set owner = excluded.owner, place = excluded.place,
      since = excluded.since, creator = excluded.creator, file_name = excluded.file_name,
      royalty_bps = excluded.royalty_bps, minted_at = excluded.minted_at`);
}

/** The touched works that exist, with the listing that is open and the facts of their mint. */
function selectComputed(chainId: number): SQL {
  return sql`
    select t.collection, t.token_id, coalesce(listed.seller, moved.account) as owner,
      coalesce(listed.opened_at, moved.block_timestamp) as since, listed.seller is not null as is_listed,
      minted.creator, minted.file_name, coalesce(lowered.royalty_bps, minted.royalty_bps) as royalty_bps,
      minted.block_timestamp as minted_at
    from touched t
    left join ${marketTable} m on m.chain_id = ${chainId} and m.collection = t.collection
    left join lateral (
      select a.nonce, a.seller, a.opened_at, a.state from ${askTable} a
      where a.chain_id = ${chainId} and a.market = m.address and a.token_id = t.token_id order by a.nonce desc limit 1
    ) ask on true
    left join lateral (select ask.seller, ask.opened_at where ask.state = 'open') listed on true
    left join lateral ${selectLast(nftMintedTable, sql`e.creator, e.file_name, e.royalty_bps`, chainId)} minted on true
    left join lateral ${selectLast(royaltyLoweredTable, sql`e.royalty_bps`, chainId)} lowered on true
    left join lateral ${selectMoved(chainId)} moved on true
    where listed.seller is not null or moved.account is not null`;
}

/** The last event that moved a work; of the returns, that of its last listing. */
function selectMoved(chainId: number): SQL {
  return sql`(
    select l.account, l.block_timestamp from (
      ${selectLast(workTransferTable, sql`e.recipient as account`, chainId)}
      union all (
        select e.block_number, e.log_index, e.block_timestamp, e.buyer from ${tradedTable} e
        where e.chain_id = ${chainId} and e.market = m.address and e.token_id = t.token_id
        order by e.block_number desc, e.log_index desc limit 1)
      union all (
        select e.block_number, e.log_index, e.block_timestamp, ask.seller from ${askClosedTable} e
        where e.chain_id = ${chainId} and e.market = m.address and e.token_id = t.token_id and e.nonce = ask.nonce
          and e.reason in ('cancel', 'transfer', 'unsold'))
    ) l order by l.block_number desc, l.log_index desc limit 1)`;
}

function selectLast(table: EventTable, columns: SQL, chainId: number): SQL {
  return sql`(
    select e.block_number, e.log_index, e.block_timestamp, ${columns} from ${table} e
    where e.chain_id = ${chainId} and e.collection = t.collection and e.token_id = t.token_id
    order by e.block_number desc, e.log_index desc limit 1)`;
}
