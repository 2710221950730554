import { and, asc, eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { hexPlaceholder } from '../column/hex-bytes.ts';
import type { Orm } from '../database.ts';
import { nftTokenTable } from '../nft-stake/tables.ts';
import { artworkTable } from './tables.ts';

const [chainId, account, limit] = [
  sql.placeholder('chainId'),
  hexPlaceholder('account'),
  sql.placeholder('limit'),
];

/**
 * The works that an account owns, also those that it listed or staked, by their places. Placeholders are `chainId`, `account`
 * and `limit`; each part reads no more than the limit from its index.
 */
export function selectOwnedWorks(orm: Orm) {
  return unionAll(selectHeld(orm), selectStaked(orm))
    .orderBy(...['place', 'collection', 'token_id'].map((name) => asc(sql.identifier(name))))
    .limit(limit);
}

function selectHeld(orm: Orm) {
  const { collection, tokenId, owner } = artworkTable;
  const place = sql<string>`${artworkTable.place}`.as('place');
  return orm
    .select({ place, collection, tokenId })
    .from(artworkTable)
    .where(and(eq(artworkTable.chainId, chainId), eq(owner, account)))
    .orderBy(asc(artworkTable.place), asc(collection), asc(tokenId))
    .limit(limit);
}

/** Those that a market would take: a token of a larger number is no work. */
function selectStaked(orm: Orm) {
  const { collection, tokenId } = artworkTable;
  const { place, owner } = nftTokenTable;
  const number = sql`case when ${nftTokenTable.tokenId} < 4294967296 then ${nftTokenTable.tokenId}::bigint end`;
  return orm
    .select({ place: sql<string>`${place}`.as('place'), collection, tokenId })
    .from(nftTokenTable)
    .innerJoin(
      artworkTable,
      and(
        eq(artworkTable.chainId, nftTokenTable.chainId),
        eq(collection, nftTokenTable.collection),
        sql`${tokenId} = ${number}`,
        eq(artworkTable.place, 'wallet'),
      ),
    )
    .where(and(eq(nftTokenTable.chainId, chainId), eq(owner, account), eq(place, 'staked')))
    .orderBy(asc(nftTokenTable.collection), asc(nftTokenTable.tokenId))
    .limit(limit);
}
