import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { offerTable } from './tables.ts';

/** The last offer of a page. */
export type OfferCursor = { price: bigint; bidder: Hex };

export type ListOffers = {
  chainId: number;
  market: Hex;
  /** Chain seconds: an offer whose time is over then is left out. */
  time: number;
  limit: number;
  cursor?: OfferCursor | undefined;
};

export type OfferRow = Omit<typeof offerTable.$inferSelect, 'chainId' | 'market'>;

/** Above every price: the start of the first page. */
const best: OfferCursor = { price: 2n ** 256n - 1n, bidder: '0x' };

/** The open offers of a market, the highest price first. */
export async function listOffers(
  database: Database,
  { cursor = best, ...criteria }: ListOffers,
): Promise<OfferRow[]> {
  return statement(database).execute({ ...criteria, price: String(cursor.price), bidder: cursor.bidder });
}

const { market, bidder, price, count, until, placedAt } = offerTable;

const statement = prepared((orm) =>
  orm
    .select({ bidder, price, count, until, placedAt })
    .from(offerTable)
    .where(
      and(
        eq(offerTable.chainId, sql.placeholder('chainId')),
        eq(market, hexPlaceholder('market')),
        sql`(${price}, ${bidder}) < (${sql.placeholder('price')}::numeric, ${hexPlaceholder('bidder')})`,
        gt(until, sql.placeholder('time')),
      ),
    )
    .orderBy(desc(price), desc(bidder))
    .limit(sql.placeholder('limit'))
    .prepare('list_nft_offers'),
);
