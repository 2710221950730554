import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { isAskOfWork, isMarketOfWork, joinArtworks } from './select-artworks.ts';
import { artworkTable, askTable, marketTable } from './tables.ts';
import { givenKeys, isWanted, toKeys, type WorkKey } from './work-keys.ts';

/** What places a work in the lists. Its text is the version that counts; `time` is that of its listing, else of its mint. */
export type ArtworkOrderRow = Awaited<ReturnType<typeof listArtworkOrder>>[number];

/** What places these works; one that does not exist is left out. */
export async function listArtworkOrder(
  database: Database,
  { chainId, keys }: { chainId: number; keys: readonly WorkKey[] },
) {
  return statement(database).execute({ chainId, keys: toKeys(keys) });
}

const { openedAt } = askTable;
const { mintedAt, since } = artworkTable;

const statement = prepared((orm) => {
  const { ownText, draft, artist, review } = joinArtworks(orm);
  const channel = sql`case when ${ownText.id} is null then ${draft.channel} else ${ownText.channel} end`;
  return orm
    .select({
      collection: artworkTable.collection,
      tokenId: artworkTable.tokenId,
      place: artworkTable.place,
      time: sql<number>`coalesce(${openedAt}, ${mintedAt}, ${since})`.mapWith(Number),
      fileName: artworkTable.fileName,
      marketNumber: marketTable.number,
      price: askTable.price,
      textId: sql<number | null>`coalesce(${ownText.id}, ${draft.id})`.mapWith(Number),
      channel: sql<number | null>`${channel}`,
      artistId: artist.id,
      review: review.status,
    })
    .from(givenKeys)
    .innerJoin(artworkTable, isWanted)
    .leftJoin(marketTable, isMarketOfWork)
    .leftJoin(askTable, isAskOfWork)
    .leftJoinLateral(ownText, sql`true`)
    .leftJoinLateral(draft, sql`true`)
    .leftJoinLateral(artist, sql`true`)
    .leftJoinLateral(review, sql`true`)
    .prepare('list_artwork_order');
});
