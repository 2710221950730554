import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Hex } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { collectionAllowedTable, collectionRemovedTable } from './tables.ts';

/** A collection that was ever allowed, with its last terms. */
export type CollectionRow = {
  address: Hex;
  weight: number;
  rarityRoot: Hex;
  isAllowed: boolean;
  /** The block in which it was allowed first: from it on its transfers are known. */
  sinceBlock: number;
};

/** The collections by address; the contract allows 32 of them. */
export async function listCollections(
  database: Database,
  criteria: { chainId: number },
): Promise<CollectionRow[]> {
  return statement(database).execute(criteria);
}

const { chainId, collection, weight, rarityRoot, blockNumber, logIndex } = collectionAllowedTable;
const removed = collectionRemovedTable;

const statement = prepared((orm) =>
  orm
    .selectDistinctOn([collection], {
      address: collection,
      weight,
      rarityRoot,
      isAllowed: sql<boolean>`${isNull(removed.blockNumber)}`,
      sinceBlock: sql<number>`min(${blockNumber}) over (partition by ${collection})`.mapWith(Number),
    })
    .from(collectionAllowedTable)
    .leftJoin(
      removed,
      and(
        eq(removed.chainId, chainId),
        eq(removed.collection, collection),
        sql`(${removed.blockNumber}, ${removed.logIndex}) > (${blockNumber}, ${logIndex})`,
      ),
    )
    .where(eq(chainId, sql.placeholder('chainId')))
    .orderBy(asc(collection), desc(blockNumber), desc(logIndex))
    .prepare('list_nft_collections'),
);
