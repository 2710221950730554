import { asc, type SQL, sql } from 'drizzle-orm';
import { hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database, Orm } from '../database.ts';
import { prepared } from '../prepared.ts';
import { isAskOfWork, isMarketOfWork, joinArtworks } from './select-artworks.ts';
import { artworkTable, askTable, marketTable } from './tables.ts';
import { givenKeys, isWanted, toKeys, type WorkKey } from './work-keys.ts';

/** What places a work in the lists: it needs no text. */
export type ArtworkOrderRow = Awaited<ReturnType<typeof listArtworkOrderOf>>[number];

/** Works of a page; a constant, so that a kept plan reads no more than the page. */
export const orderPageSize = 500;

/** A page of all works of a chain by their keys, after a key. */
export async function listArtworkOrder(
  database: Database,
  { chainId, after }: { chainId: number; after: WorkKey },
): Promise<ArtworkOrderRow[]> {
  const { collection, tokenId } = after;
  return pageStatement(database).execute({ chainId, collection, tokenId });
}

/** Before the first page. */
export const beforeAllWorks: WorkKey = { collection: '0x', tokenId: 0 };

/** The same of these works; one that does not exist is left out. */
export async function listArtworkOrderOf(
  database: Database,
  { chainId, keys }: { chainId: number; keys: readonly WorkKey[] },
) {
  return keyStatement(database).execute({ chainId, keys: toKeys(keys) });
}

const nextKeys = sql`(
  select w.collection, w.token_id from ${artworkTable} w
  where w.chain_id = ${sql.placeholder('chainId')}
    and (w.collection, w.token_id) > (${hexPlaceholder('collection')}, ${sql.placeholder('tokenId')}::bigint)
  order by w.collection, w.token_id limit ${sql.raw(String(orderPageSize))}) as wanted`;

const pageStatement = prepared((orm) =>
  selectOrder(orm, nextKeys)
    .orderBy(asc(artworkTable.collection), asc(artworkTable.tokenId))
    .prepare('list_artwork_order'),
);

const keyStatement = prepared((orm) => selectOrder(orm, givenKeys).prepare('list_artwork_order_of'));

function selectOrder(orm: Orm, keys: SQL) {
  const { ownText, draft, artist, review } = joinArtworks(orm);
  return orm
    .select({
      collection: artworkTable.collection,
      tokenId: artworkTable.tokenId,
      place: artworkTable.place,
      since: artworkTable.since,
      mintedAt: artworkTable.mintedAt,
      creator: artworkTable.creator,
      fileName: artworkTable.fileName,
      marketNumber: marketTable.number,
      price: askTable.price,
      openedAt: askTable.openedAt,
      ownText: { id: ownText.id, channel: ownText.channel },
      draft: { id: draft.id, channel: draft.channel },
      artistId: artist.id,
      review: review.status,
    })
    .from(keys)
    .innerJoin(artworkTable, isWanted)
    .leftJoin(marketTable, isMarketOfWork)
    .leftJoin(askTable, isAskOfWork)
    .leftJoinLateral(ownText, sql`true`)
    .leftJoinLateral(draft, sql`true`)
    .leftJoinLateral(artist, sql`true`)
    .leftJoinLateral(review, sql`true`);
}
