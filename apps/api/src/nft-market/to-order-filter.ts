import type { Database } from '@tradewind/db/database';
import { listWordMatches } from '@tradewind/db/nft-market/list-word-matches.query';
import { type ArtworkStatus, artworkStatus, isOnMarket } from '@tradewind/rules/nft-market/artwork-status';
import { fileType } from '@tradewind/rules/nft-market/file-type';
import type { MarketPlaceRequest, OwnArtworksRequest } from '@tradewind/schema/nft-market/requests';
import { type OrderFilter, type OrderSort, orderSorts, type WordSet } from './order-row.ts';

/** Words of a search; further ones are left out. */
const mostWords = 5;
const statuses = Object.values(artworkStatus);
const fileTypes = Object.values(fileType);

/** The filter of a list of the market: only works that are on it. */
export async function toOrderFilter(request: MarketPlaceRequest, database: Database): Promise<OrderFilter> {
  const onMarket = statuses.filter(isOnMarket);
  return {
    ...(await toSharedFilter(request, database)),
    withHidden: false,
    statuses: select(onMarket, request),
  };
}

/** The filter of one's own works: also those that wait, were rejected, or have no text yet. */
export async function toOwnFilter(request: OwnArtworksRequest, database: Database): Promise<OrderFilter> {
  return {
    ...(await toSharedFilter(request, database)),
    withHidden: true,
    statuses: request.isPending ? [artworkStatus.pending] : select(statuses, request),
  };
}

async function toSharedFilter(request: MarketPlaceRequest, database: Database): Promise<OrderFilter> {
  const type = fileTypes.find((each) => each === request.fileType);
  const words = await Promise.all(
    listWords(request.keywork ?? request.keyword ?? '').map((word) => toWordSet(word, database)),
  );
  return {
    ...(type !== undefined && { fileType: type }),
    ...(request.author !== 0 && { author: request.author }),
    ...(request.typeArtworks !== 0 && { channel: request.typeArtworks }),
    ...(request.isByCompany && { isByCompany: true }),
    ...(words.length > 0 && { words }),
  };
}

export function toOrderSort({ sortType, sortByPrice }: MarketPlaceRequest): OrderSort {
  const byPrice = { asc: 1, desc: 2 } as const;
  const code = sortType ?? (sortByPrice ? byPrice[sortByPrice] : 0);
  return orderSorts[code] ?? 'latest';
}

/** 0 is pending to a work, and all of them to a filter. */
function select(all: readonly ArtworkStatus[], { status }: MarketPlaceRequest): ArtworkStatus[] {
  return all.filter((each) => status === 0 || each === status);
}

/** The parts of letters and digits, in lower case. */
function listWords(text: string): string[] {
  return [...new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))].slice(0, mostWords);
}

async function toWordSet(word: string, database: Database): Promise<WordSet> {
  const { textIds, artistIds } = await listWordMatches(database, { word });
  return { textIds: new Set(textIds), artistIds: new Set(artistIds) };
}
