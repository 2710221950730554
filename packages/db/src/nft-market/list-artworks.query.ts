import { getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { nftTokenTable } from '../nft-stake/tables.ts';
import { prepared } from '../prepared.ts';
import { isAskOfWork, isMarketOfWork, isStakeOfWork, joinArtworks } from './select-artworks.ts';
import { artworkTable, askTable, marketTable } from './tables.ts';
import { givenKeys, isWanted, toKeys, type WorkKey } from './work-keys.ts';

/**
 * A work with all that its card and its page show. `ask` is the open listing, `market` that of the collection. The
 * texts are `ownText`, else `draft`. The owner of a staked work is that of its `stake`.
 */
export type ArtworkRow = Awaited<ReturnType<typeof listArtworks>>[number];

/** The works of these keys, in no order; one that does not exist is left out. */
export async function listArtworks(
  database: Database,
  { chainId, keys }: { chainId: number; keys: readonly WorkKey[] },
) {
  return statement(database).execute({ chainId, keys: toKeys(keys) });
}

const { tokenId, nonce, seller, kind, price, feeBps, endsAt, openedAt, bidCount } = askTable;
const ask = { tokenId, nonce, seller, kind, price, feeBps, endsAt, openedAt, bidCount };

type Joins = ReturnType<typeof joinArtworks>;

const toColumns = ({ ownText, draft, artist, review, mint, media }: Joins) => ({
  work: getTableColumns(artworkTable),
  market: { address: marketTable.address, number: marketTable.number },
  ask,
  stake: { owner: nftTokenTable.owner, since: nftTokenTable.since },
  ownText: {
    id: ownText.id,
    name: ownText.name,
    description: ownText.description,
    channel: ownText.channel,
    thumbnail: ownText.thumbnail,
    declaredAt: ownText.declaredAt,
  },
  draft: {
    id: draft.id,
    name: draft.name,
    description: draft.description,
    channel: draft.channel,
    thumbnail: draft.thumbnail,
    declaredAt: draft.declaredAt,
  },
  artist: {
    id: artist.id,
    name: artist.name,
    description: artist.description,
    link: artist.link,
    avatar: artist.avatar,
  },
  review: { status: review.status, reason: review.reason, at: review.at },
  mint: { txHash: mint.txHash },
  media: {
    kind: media.kind,
    width: media.width,
    height: media.height,
    frames: media.frames,
    seconds: media.seconds,
    placeholder: media.placeholder,
  },
});

const statement = prepared((orm) => {
  const joins = joinArtworks(orm);
  const { ownText, draft, artist, review, mint, media } = joins;
  return orm
    .select(toColumns(joins))
    .from(givenKeys)
    .innerJoin(artworkTable, isWanted)
    .leftJoin(marketTable, isMarketOfWork)
    .leftJoin(askTable, isAskOfWork)
    .leftJoin(nftTokenTable, isStakeOfWork)
    .leftJoinLateral(ownText, sql`true`)
    .leftJoinLateral(draft, sql`true`)
    .leftJoinLateral(artist, sql`true`)
    .leftJoinLateral(review, sql`true`)
    .leftJoinLateral(mint, sql`true`)
    .leftJoinLateral(media, sql`true`)
    .prepare('list_artworks');
});
