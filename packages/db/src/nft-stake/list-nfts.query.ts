import { and, asc, eq, sql } from 'drizzle-orm';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { nftTokenTable } from './tables.ts';

export type NftRow = Omit<typeof nftTokenTable.$inferSelect, 'chainId'>;

export type ListNfts = { chainId: number; owner: Hex; limit: number; offset: number };

/** The NFTs of an account, staked ones first, then by collection and id. */
export async function listNfts(database: Database, criteria: ListNfts): Promise<NftRow[]> {
  return statement(database).execute(criteria);
}

const { collection, tokenId, owner, place, weight, activeAt, since } = nftTokenTable;

const statement = prepared((orm) =>
  orm
    .select({ collection, tokenId, owner, place, weight, activeAt, since })
    .from(nftTokenTable)
    .where(and(eq(nftTokenTable.chainId, sql.placeholder('chainId')), eq(owner, hexPlaceholder('owner'))))
    .orderBy(asc(place), asc(collection), asc(tokenId))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare('list_nfts'),
);
