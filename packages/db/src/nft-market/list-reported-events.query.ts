import { and, eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { bidPlacedTable, bidPricedTable, nftMintedTable, tradedTable } from './tables.ts';

type OfTransaction = { chainId: number; txHash: Hex };

/** A mint of a transaction that a client reports. */
export type ReportedMint = { collection: Hex; tokenId: number; creator: Hex; fileName: string };
/** A sale to an account, or a bid of one. */
export type ReportedDeal = { market: Hex; tokenId: number; account: Hex; price: bigint };

/** The mints of a transaction. */
export async function listMintsOf(database: Database, criteria: OfTransaction): Promise<ReportedMint[]> {
  return mints(database).execute(criteria);
}

/** The sales of a transaction, with their buyers. */
export async function listSalesOf(database: Database, criteria: OfTransaction): Promise<ReportedDeal[]> {
  return sales(database).execute(criteria);
}

/** The bids of a transaction: new ones, and those that have another price. */
export async function listBidsOf(database: Database, criteria: OfTransaction): Promise<ReportedDeal[]> {
  return bids(database).execute(criteria);
}

type EventTable = typeof nftMintedTable | typeof tradedTable | typeof bidPlacedTable | typeof bidPricedTable;

const isOfTransaction = (table: EventTable) =>
  and(eq(table.chainId, sql.placeholder('chainId')), eq(table.txHash, hexPlaceholder('txHash')));

const mints = prepared((orm) => {
  const { collection, tokenId, creator, fileName } = nftMintedTable;
  return orm
    .select({ collection, tokenId, creator, fileName })
    .from(nftMintedTable)
    .where(isOfTransaction(nftMintedTable))
    .prepare('list_reported_mints');
});

const sales = prepared((orm) => {
  const { market, tokenId, buyer: account, price } = tradedTable;
  return orm
    .select({ market, tokenId, account, price })
    .from(tradedTable)
    .where(isOfTransaction(tradedTable))
    .prepare('list_reported_sales');
});

const bids = prepared((orm) => {
  const select = (table: typeof bidPlacedTable | typeof bidPricedTable) => {
    const { market, tokenId, bidder: account, price } = table;
    return orm.select({ market, tokenId, account, price }).from(table).where(isOfTransaction(table));
  };
  return unionAll(select(bidPlacedTable), select(bidPricedTable)).prepare('list_reported_bids');
});
