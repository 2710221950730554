import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import { artistTable } from '../artist/tables.ts';
import type { Orm } from '../database.ts';
import { mediaFileTable } from '../media/tables.ts';
import { nftTokenTable } from '../nft-stake/tables.ts';
import { artworkReviewTable, artworkTextTable } from './app-tables.ts';
import { artworkTable, askTable, marketTable, nftMintedTable } from './tables.ts';

/** What each read of works joins: the market, the open listing, the texts, the artist and the last decision. */
export function joinArtworks(orm: Orm) {
  return {
    ownText: selectOwnText(orm),
    draft: selectDraft(orm),
    artist: selectArtist(orm),
    review: selectReview(orm),
    mint: selectMint(orm),
    media: selectMedia(orm),
  };
}

/** The market of the work's collection. */
export const isMarketOfWork = and(
  eq(marketTable.chainId, artworkTable.chainId),
  eq(marketTable.collection, artworkTable.collection),
);

/** The open listing of the work; there is at most one. */
export const isAskOfWork = and(
  eq(askTable.chainId, artworkTable.chainId),
  eq(askTable.market, marketTable.address),
  eq(askTable.tokenId, artworkTable.tokenId),
  eq(askTable.state, 'open'),
);

/** The stake of the work: the contract of staking has it. */
export const isStakeOfWork = and(
  eq(nftTokenTable.chainId, artworkTable.chainId),
  eq(nftTokenTable.collection, artworkTable.collection),
  eq(nftTokenTable.tokenId, artworkTable.tokenId),
  eq(nftTokenTable.place, 'staked'),
  eq(artworkTable.place, 'wallet'),
);

/** The last version that belongs to the work itself. */
function selectOwnText(orm: Orm) {
  return orm
    .select()
    .from(artworkTextTable)
    .where(
      and(
        eq(artworkTextTable.chainId, artworkTable.chainId),
        eq(artworkTextTable.collection, artworkTable.collection),
        eq(artworkTextTable.tokenId, artworkTable.tokenId),
      ),
    )
    .orderBy(desc(artworkTextTable.id))
    .limit(1)
    .as('own_text');
}

/** The last draft of its creator for its file. */
function selectDraft(orm: Orm) {
  return orm
    .select()
    .from(artworkTextTable)
    .where(
      and(
        eq(artworkTextTable.chainId, artworkTable.chainId),
        eq(artworkTextTable.account, artworkTable.creator),
        eq(artworkTextTable.fileName, artworkTable.fileName),
        isNull(artworkTextTable.tokenId),
      ),
    )
    .orderBy(desc(artworkTextTable.id))
    .limit(1)
    .as('draft');
}

/** The profile of its creator, as far as it counts on the work's chain. */
function selectArtist(orm: Orm) {
  const { account, soleChainId } = artistTable;
  return orm
    .select()
    .from(artistTable)
    .where(
      and(eq(account, artworkTable.creator), or(isNull(soleChainId), eq(soleChainId, artworkTable.chainId))),
    )
    .orderBy(sql`${soleChainId} nulls last`)
    .limit(1)
    .as('artist');
}

function selectReview(orm: Orm) {
  return orm
    .select()
    .from(artworkReviewTable)
    .where(
      and(
        eq(artworkReviewTable.chainId, artworkTable.chainId),
        eq(artworkReviewTable.collection, artworkTable.collection),
        eq(artworkReviewTable.tokenId, artworkTable.tokenId),
      ),
    )
    .orderBy(desc(artworkReviewTable.id))
    .limit(1)
    .as('review');
}

/** The uploaded file of a name: its hash, a dot and an ending. Other names have none. */
function selectMedia(orm: Orm) {
  const { kind, width, height, frames, seconds, placeholder, hash } = mediaFileTable;
  const name = artworkTable.fileName;
  const named = sql`case when ${name} ~ '^[0-9a-f]{64}[.]' then decode(left(${name}, 64), 'hex') end`;
  return orm
    .select({ kind, width, height, frames, seconds, placeholder })
    .from(mediaFileTable)
    .where(eq(hash, named))
    .as('media');
}

function selectMint(orm: Orm) {
  return orm
    .select({ txHash: nftMintedTable.txHash })
    .from(nftMintedTable)
    .where(
      and(
        eq(nftMintedTable.chainId, artworkTable.chainId),
        eq(nftMintedTable.collection, artworkTable.collection),
        eq(nftMintedTable.tokenId, artworkTable.tokenId),
      ),
    )
    .orderBy(desc(nftMintedTable.blockNumber))
    .limit(1)
    .as('mint');
}
