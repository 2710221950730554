import type { Transaction } from '@tradewind/db/database';
import {
  artworkTable,
  askClosedTable,
  askOpenedTable,
  askTable,
  bidClosedTable,
  bidPlacedTable,
  marketCreditedTable,
  marketCreditTable,
  marketCreditWithdrawnTable,
  marketFeesSweptTable,
  marketTable,
  offerClosedTable,
  offerPlacedTable,
  offerTakenTable,
  tradedTable,
} from '@tradewind/db/nft-market/tables';
import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Blocks whose events count, both included; a sign of -1 takes them away again, before an undo deletes them. */
type SignedBlocks = { from: number; to: number; sign: 1 | -1 };

/**
 * Adds what the events of these blocks changed to the counts and sums of markets, listings and works, and to credits.
 * The rows of the listings and works exist. Nothing before these blocks is read.
 */
export async function addSums(
  transaction: Transaction,
  chainId: number,
  { sign, from, to }: SignedBlocks,
): Promise<void> {
  const of = (table: PgTable): SQL =>
    sql`${table} e where e.chain_id = ${chainId} and e.block_number between ${from} and ${to}`;
  const sum = { db: transaction, chainId, of, signed: sql`${sign}::integer` };
  await addMarketSums(sum);
  await addAskBids(sum);
  await addWorkTrades(sum);
  await addCredits(sum);
}

type Sum = { db: Transaction; chainId: number; of: (table: PgTable) => SQL; signed: SQL };

async function addMarketSums({ db, chainId, of, signed }: Sum): Promise<void> {
  await db.execute(sql`
    with moved as (
      select e.market, 1 as asks, 0 as offers, 0 as trades, 0::numeric as volume, 0::numeric as fees,
        0::numeric as royalties, 0::numeric as swept from ${of(askOpenedTable)}
      union all select e.market, -1, 0, 0, 0, 0, 0, 0 from ${of(askClosedTable)}
      union all select e.market, 0, 1, 0, 0, 0, 0, 0 from ${of(offerPlacedTable)}
      union all select e.market, 0, -1, 0, 0, 0, 0, 0 from ${of(offerClosedTable)}
      union all select e.market, 0, -1, 0, 0, 0, 0, 0 from ${of(offerTakenTable)} and e.left_count = 0
      union all select e.market, 0, 0, 1, e.price, e.fee, e.royalty, 0 from ${of(tradedTable)}
      union all select e.market, 0, 0, 0, 0, 0, 0, e.amount from ${of(marketFeesSweptTable)}
    ), change as (
      select market, sum(asks) as asks, sum(offers) as offers, sum(trades) as trades, sum(volume) as volume,
        sum(fees) as fees, sum(royalties) as royalties, sum(swept) as swept from moved group by market
    )
    update ${marketTable} m set ask_count = m.ask_count + ${signed} * change.asks,
      offer_count = m.offer_count + ${signed} * change.offers, trade_count = m.trade_count + ${signed} * change.trades,
      volume = m.volume + ${signed} * change.volume, fees = m.fees + ${signed} * change.fees,
      royalties = m.royalties + ${signed} * change.royalties, swept_fees = m.swept_fees + ${signed} * change.swept
    from change where m.chain_id = ${chainId} and m.address = change.market`);
}

async function addAskBids({ db, chainId, of, signed }: Sum): Promise<void> {
  await db.execute(sql`
    with change as (
      select market, token_id, nonce, sum(bids) as bids from (
        select e.market, e.token_id, e.nonce, 1 as bids from ${of(bidPlacedTable)}
        union all select e.market, e.token_id, e.nonce, -1 from ${of(bidClosedTable)}
      ) moved group by market, token_id, nonce
    )
    update ${askTable} a set bid_count = a.bid_count + ${signed} * change.bids
    from change where a.chain_id = ${chainId} and a.market = change.market and a.token_id = change.token_id
      and a.nonce = change.nonce`);
}

async function addWorkTrades({ db, chainId, of, signed }: Sum): Promise<void> {
  await db.execute(sql`
    with change as (
      select m.collection, traded.token_id, count(*) as trades
      from (select e.market, e.token_id from ${of(tradedTable)}) traded
      join ${marketTable} m on m.chain_id = ${chainId} and m.address = traded.market
      group by m.collection, traded.token_id
    )
    update ${artworkTable} w set trade_count = w.trade_count + ${signed} * change.trades
    from change where w.chain_id = ${chainId} and w.collection = change.collection and w.token_id = change.token_id`);
}

/** A withdrawal takes all of it: then no row is left. */
async function addCredits({ db, chainId, of, signed }: Sum): Promise<void> {
  const moved = sql`(
    select e.market, e.account, e.amount from ${of(marketCreditedTable)}
    union all select e.market, e.account, -e.amount from ${of(marketCreditWithdrawnTable)}
  ) moved`;
  await db.execute(sql`
    insert into ${marketCreditTable} as c (chain_id, market, account, amount)
    select ${chainId}::integer, market, account, ${signed} * sum(amount) from ${moved} group by market, account
    on conflict (chain_id, market, account) do update set amount = c.amount + excluded.amount`);
  await db.execute(sql`
    delete from ${marketCreditTable} c using (select distinct market, account from ${moved}) touched
    where c.chain_id = ${chainId} and c.market = touched.market and c.account = touched.account and c.amount = 0`);
}
