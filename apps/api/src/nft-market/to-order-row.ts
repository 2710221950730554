import type { NftMarketDeployment } from '@tradewind/abi/deployment';
import type { ArtworkOrderRow } from '@tradewind/db/nft-market/list-artwork-order.query';
import { toAddressKey } from '@tradewind/rules/network/address';
import { toArtworkStatus } from '@tradewind/rules/nft-market/artwork-status';
import { findFileType } from '@tradewind/rules/nft-market/file-type';
import type { OrderRow } from './order-row.ts';
import type { WorkNumbers } from './work-numbers.ts';

type Collections = Pick<NftMarketDeployment, 'art' | 'genesis'>;

/** What places a work in the lists; undefined of a token that they do not have. */
export function toOrderRow(
  row: ArtworkOrderRow,
  collections: Collections,
  { toId }: Pick<WorkNumbers, 'toId'>,
): OrderRow | undefined {
  const id = row.place === 'burned' ? undefined : toId(row, row.marketNumber);
  if (id === undefined) return undefined;
  const isOfArtists = row.collection === toAddressKey(collections.art);
  return {
    id,
    price: row.price ?? undefined,
    time: row.time,
    fileType: findFileType(row.fileName ?? ''),
    status: toArtworkStatus(findReview(row.review, isOfArtists), row.price !== null),
    author: row.artistId ?? 0,
    channel: row.channel ?? 0,
    textId: row.textId ?? 0,
    // A work of an artist is hidden until it has its texts; other collections have none here.
    isVisible: !isOfArtists || row.textId !== null,
    isByCompany: row.collection === toAddressKey(collections.genesis),
  };
}

/** Works of artists wait for a decision; tokens of other collections are in the lists until one is against them. */
export function findReview(
  review: 'pending' | 'reviewed' | 'rejected' | null,
  isOfArtists: boolean,
): 'pending' | 'reviewed' | 'rejected' {
  return review ?? (isOfArtists ? 'pending' : 'reviewed');
}
