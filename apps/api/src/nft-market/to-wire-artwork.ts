import type { NftMarketDeployment } from '@tradewind/abi/deployment';
import type { ArtworkRow } from '@tradewind/db/nft-market/list-artworks.query';
import { formatExactAmount } from '@tradewind/rules/amount/format-amount';
import { toAddressKey } from '@tradewind/rules/network/address';
import { toArtworkCode, toArtworkPlace } from '@tradewind/rules/nft-market/artwork-id';
import { toArtworkStatus } from '@tradewind/rules/nft-market/artwork-status';
import { findFileType, toCategory } from '@tradewind/rules/nft-market/file-type';
import type { WireArtwork } from '@tradewind/schema/nft-market/artwork';
import { findReview } from './to-order-row.ts';

/** Decimals of the quote token of all markets. */
export const quoteDecimals = 18;
/** For how long a work is new. */
const newSeconds = 7 * 86_400;

type Context = {
  readonly id: number;
  readonly collections: Pick<NftMarketDeployment, 'art' | 'genesis'>;
  /** Chain seconds. */
  readonly now: number;
};

/** A work as the lists and its page have it. */
export function toWireArtwork(row: ArtworkRow, { id, collections, now }: Context): WireArtwork {
  const { work, market, ask, stake, mint, review } = row;
  const isOfArtists = work.collection === toAddressKey(collections.art);
  const mintedAt = work.mintedAt ?? 0;
  return {
    id,
    code: toArtworkCode(toArtworkPlace(id)),
    tokenId: String(work.tokenId),
    txHash: mint?.txHash ?? null,
    ...toText(row),
    ...toFile(work.fileName),
    ...toArtist(row),
    price: formatExactAmount(ask?.price ?? 0n, quoteDecimals),
    status: toArtworkStatus(findReview(review?.status ?? null, isOfArtists), ask !== null),
    creatorAddress: work.creator,
    ownerAddress: ask?.seller ?? stake?.owner ?? work.owner,
    isNew: now - mintedAt < newSeconds,
    isByCompany: work.collection === toAddressKey(collections.genesis),
    balance: work.place === 'burned' ? 0 : 1,
    totalSold: work.tradeCount,
    collection: work.collection,
    place: stake === null ? work.place : 'staked',
    since: stake?.since ?? work.since,
    royaltyBps: work.royaltyBps,
    listing: market && ask && toListing(market.address, ask),
    media: toMedia(row),
  };
}

function toText({ ownText, draft }: ArtworkRow) {
  const text = ownText ?? draft;
  return {
    name: text?.name ?? null,
    descriptions: text?.description ?? null,
    thumbnail: text?.thumbnail ?? null,
    channel: text?.channel ?? null,
  };
}

function toFile(fileName: string | null) {
  const type = findFileType(fileName ?? '');
  return {
    fileName,
    fileNameImgVideo: fileName,
    fileType: type ?? null,
    nftType: type === undefined ? null : toCategory(type),
  };
}

function toArtist({ artist }: ArtworkRow) {
  return {
    author: artist?.id ?? null,
    authorName: artist?.name ?? null,
    artistAvatar: artist?.avatar ?? null,
    artistDescription: artist?.description ?? null,
    publicProfileLink: artist?.link ?? null,
  };
}

function toMedia({ media }: ArtworkRow): WireArtwork['media'] {
  if (media === null) return null;
  const { placeholder, ...shape } = media;
  return { ...shape, placeholder: placeholder && Buffer.from(placeholder).toString('hex') };
}

function toListing(
  market: NonNullable<ArtworkRow['market']>['address'],
  ask: NonNullable<ArtworkRow['ask']>,
) {
  const { nonce, kind, endsAt, openedAt, feeBps, bidCount } = ask;
  return { market, nonce, kind, endsAt: kind === 'auction' ? endsAt : null, openedAt, feeBps, bidCount };
}
