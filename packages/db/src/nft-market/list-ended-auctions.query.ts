import { sql } from 'drizzle-orm';
import type { Hex } from '../column/hex-bytes.ts';
import type { Transaction } from '../database.ts';
import type { NewsWork } from './market-news-notice.ts';
import { askTable, bidTable, marketTable } from './tables.ts';

/** An auction that is over and not settled, with the leading bid. */
export type EndedAuction = NewsWork & {
  nonce: number;
  seller: Hex;
  /** Null without a bid. */
  bidder: Hex | null;
  /** Raw units of the quote token, as text; null without a bid. */
  price: string | null;
  /** Chain seconds. */
  endsAt: number;
};

/**
 * The open auctions that ended after one chain time, up to another, by time. More than the limit only where the last
 * ones ended in the same second: a time is listed whole.
 */
export async function listEndedAuctions(
  transaction: Transaction,
  { chainId, after, until, limit }: { chainId: number; after: number; until: number; limit: number },
): Promise<EndedAuction[]> {
  const { rows } = await transaction.execute<EndedAuction>(sql`
    select '0x' || encode(m.collection, 'hex') as collection, a.token_id::float8 as "tokenId",
      m.number as "marketNumber", a.nonce::float8 as nonce, '0x' || encode(a.seller, 'hex') as seller,
      '0x' || encode(best.bidder, 'hex') as bidder, best.price::text as price, a.ends_at::float8 as "endsAt"
    from (
      select chain_id, market, token_id, nonce, seller, ends_at from ${askTable}
      where chain_id = ${chainId} and state = 'open' and kind = 'auction' and ends_at > ${after} and ends_at <= ${until}
      order by ends_at fetch first (${limit}::integer) rows with ties
    ) a
    join ${marketTable} m on m.chain_id = a.chain_id and m.address = a.market
    left join lateral (
      select b.bidder, b.price from ${bidTable} b
      where b.chain_id = a.chain_id and b.market = a.market and b.token_id = a.token_id and b.nonce = a.nonce
        and b.state = 'open'
      order by b.price desc limit 1
    ) best on true
    order by a.ends_at, a.market, a.token_id`);
  return rows;
}
