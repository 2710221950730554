import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { askTable, bidTable } from './tables.ts';

export type BidRow = Omit<typeof bidTable.$inferSelect, 'chainId'>;
const { market, tokenId, nonce, bidder, price, addedAt, state, closedAt } = bidTable;
const columns = { market, tokenId, nonce, bidder, price, addedAt, state, closedAt };

/** The highest open bids of a listing, in the order of their times. */
export async function listBids(
  database: Database,
  criteria: { chainId: number; market: Hex; tokenId: number; nonce: number; limit: number },
): Promise<BidRow[]> {
  const bids = await ofListing(database).execute(criteria);
  return bids.toSorted((a, b) => a.addedAt - b.addedAt);
}

const ofListing = prepared((orm) =>
  orm
    .select(columns)
    .from(bidTable)
    .where(
      and(
        eq(bidTable.chainId, sql.placeholder('chainId')),
        eq(market, hexPlaceholder('market')),
        eq(tokenId, sql.placeholder('tokenId')),
        eq(nonce, sql.placeholder('nonce')),
        eq(state, 'open'),
      ),
    )
    .orderBy(desc(price))
    .limit(sql.placeholder('limit'))
    .prepare('list_bids'),
);

/** A bid of an account, and whether the listing is still open. */
export type OwnBidRow = BidRow & { listing: (typeof askTable.$inferSelect)['state'] | null };

/** The bids of an account on any listing, the last ones first. */
export async function listBidsOfAccount(
  database: Database,
  criteria: { chainId: number; account: Hex; limit: number },
): Promise<OwnBidRow[]> {
  return ofAccount(database).execute(criteria);
}

const isAskOfBid = and(
  eq(askTable.chainId, bidTable.chainId),
  eq(askTable.market, market),
  eq(askTable.tokenId, tokenId),
  eq(askTable.nonce, nonce),
);

const ofAccount = prepared((orm) =>
  orm
    .select({ ...columns, listing: askTable.state })
    .from(bidTable)
    .leftJoin(askTable, isAskOfBid)
    .where(and(eq(bidTable.chainId, sql.placeholder('chainId')), eq(bidder, hexPlaceholder('account'))))
    .orderBy(desc(addedAt), asc(market), asc(tokenId), asc(nonce))
    .limit(sql.placeholder('limit'))
    .prepare('list_bids_of_account'),
);

/** The bids of an account on a work, those of the last listings first. */
export async function listBidsOnWork(
  database: Database,
  criteria: { chainId: number; market: Hex; tokenId: number; account: Hex; limit: number },
): Promise<BidRow[]> {
  return onWork(database).execute(criteria);
}

const onWork = prepared((orm) =>
  orm
    .select(columns)
    .from(bidTable)
    .where(
      and(
        eq(bidTable.chainId, sql.placeholder('chainId')),
        eq(bidder, hexPlaceholder('account')),
        eq(market, hexPlaceholder('market')),
        eq(tokenId, sql.placeholder('tokenId')),
      ),
    )
    .orderBy(desc(nonce))
    .limit(sql.placeholder('limit'))
    .prepare('list_bids_on_work'),
);
