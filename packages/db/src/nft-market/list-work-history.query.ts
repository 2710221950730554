import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { type EventCursor, type EventPage, isOlder, newest, toEventPage } from '../column/event-cursor.ts';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database, Orm } from '../database.ts';
import { prepared } from '../prepared.ts';
import {
  askClosedTable,
  askOpenedTable,
  askPricedTable,
  nftMintedTable,
  tradedTable,
  workTransferTable,
} from './tables.ts';
import type { WorkKey } from './work-keys.ts';

/**
 * An event of a work. Parts that its kind has not are empty (`0x`, 0, ''). `account` is the creator, the seller or the
 * sender, `other` the buyer or the recipient, `detail` the kind of a listing or the reason of its end.
 */
export type WorkEventRow = {
  kind: 'mint' | 'listing' | 'price' | 'end' | 'sale' | 'transfer';
  blockNumber: number;
  logIndex: number;
  blockTimestamp: number;
  txHash: Hex;
  account: Hex;
  other: Hex;
  price: bigint;
  nonce: number;
  detail: string;
};

export type ListWorkHistory = WorkKey & {
  chainId: number;
  /** That of the collection; `0x` where it has none. */
  market: Hex;
  limit: number;
  cursor?: EventCursor;
};

/** Mint, listings, their prices and ends, sales and transfers of a work, newest first. */
export async function listWorkHistory(
  database: Database,
  { limit, cursor = newest, ...work }: ListWorkHistory,
): Promise<EventPage<WorkEventRow>> {
  const rows = await statement(database).execute({ ...work, ...cursor, limit: limit + 1 });
  return toEventPage(rows, limit);
}

const noAccount = sql<Hex>`''::bytea`;
const noPrice = sql<bigint>`0::numeric`;
const noNonce = sql<number>`0::bigint`;
const noDetail = sql<string>`''`;
const kindOf = (kind: WorkEventRow['kind']) => sql<WorkEventRow['kind']>`${sql.raw(`'${kind}'`)}`;

type OfMarket = typeof tradedTable | typeof askOpenedTable | typeof askPricedTable | typeof askClosedTable;
type OfCollection = typeof nftMintedTable | typeof workTransferTable;

const origin = (table: OfMarket | OfCollection) => ({
  blockNumber: table.blockNumber,
  logIndex: table.logIndex,
  blockTimestamp: table.blockTimestamp,
  txHash: table.txHash,
});

const isOfMarket = (table: OfMarket) => isOfPage(table, eq(table.market, hexPlaceholder('market')));
const isOfCollection = (table: OfCollection) =>
  isOfPage(table, eq(table.collection, hexPlaceholder('collection')));

function isOfPage(table: OfMarket | OfCollection, isOfContract: SQL) {
  return and(
    eq(table.chainId, sql.placeholder('chainId')),
    isOfContract,
    eq(table.tokenId, sql.placeholder('tokenId')),
    isOlder(table),
  );
}

const newestFirst = [desc(sql.identifier('block_number')), desc(sql.identifier('log_index'))];
const limit = sql.placeholder('limit');

/** Sales first: the union reads its values as they do. */
const selectSales = (orm: Orm) =>
  orm
    .select({
      kind: kindOf('sale').as('kind'),
      ...origin(tradedTable),
      account: tradedTable.seller,
      other: tradedTable.buyer,
      price: tradedTable.price,
      nonce: tradedTable.nonce,
      detail: noDetail.as('detail'),
    })
    .from(tradedTable)
    .where(isOfMarket(tradedTable))
    .orderBy(...newestFirst)
    .limit(limit);

const selectListings = (orm: Orm) =>
  orm
    .select({
      kind: kindOf('listing'),
      ...origin(askOpenedTable),
      account: askOpenedTable.seller,
      other: noAccount,
      price: askOpenedTable.price,
      nonce: askOpenedTable.nonce,
      detail: sql<string>`${askOpenedTable.kind}`,
    })
    .from(askOpenedTable)
    .where(isOfMarket(askOpenedTable))
    .orderBy(...newestFirst)
    .limit(limit);

const selectPrices = (orm: Orm) =>
  orm
    .select({
      kind: kindOf('price'),
      ...origin(askPricedTable),
      account: noAccount,
      other: noAccount,
      price: askPricedTable.price,
      nonce: askPricedTable.nonce,
      detail: noDetail,
    })
    .from(askPricedTable)
    .where(isOfMarket(askPricedTable))
    .orderBy(...newestFirst)
    .limit(limit);

const selectEnds = (orm: Orm) =>
  orm
    .select({
      kind: kindOf('end'),
      ...origin(askClosedTable),
      account: noAccount,
      other: noAccount,
      price: noPrice,
      nonce: askClosedTable.nonce,
      detail: sql<string>`${askClosedTable.reason}`,
    })
    .from(askClosedTable)
    .where(isOfMarket(askClosedTable))
    .orderBy(...newestFirst)
    .limit(limit);

const selectMints = (orm: Orm) =>
  orm
    .select({
      kind: kindOf('mint'),
      ...origin(nftMintedTable),
      account: nftMintedTable.creator,
      other: nftMintedTable.recipient,
      price: noPrice,
      nonce: noNonce,
      detail: noDetail,
    })
    .from(nftMintedTable)
    .where(isOfCollection(nftMintedTable))
    .orderBy(...newestFirst)
    .limit(limit);

const selectTransfers = (orm: Orm) =>
  orm
    .select({
      kind: kindOf('transfer'),
      ...origin(workTransferTable),
      account: workTransferTable.sender,
      other: workTransferTable.recipient,
      price: noPrice,
      nonce: noNonce,
      detail: noDetail,
    })
    .from(workTransferTable)
    .where(isOfCollection(workTransferTable))
    .orderBy(...newestFirst)
    .limit(limit);

const statement = prepared((orm) =>
  // Each select reads no more rows than the page from its index.
  unionAll(
    selectSales(orm),
    selectListings(orm),
    selectPrices(orm),
    selectEnds(orm),
    selectMints(orm),
    selectTransfers(orm),
  )
    .orderBy(...newestFirst)
    .limit(limit)
    .prepare('list_work_history'),
);
