/** Ids of tokens in a market are below this number, as the contract says. */
const idsOfCollection = 2 ** 32;

/** A token of a followed collection: 0 is that of the artists, any other one is the number of its market plus 1. */
export type ArtworkPlace = { readonly collectionIndex: number; readonly tokenId: number };

/** The number of an artwork on the wire, which no reindex changes; undefined beyond the ids that a market takes. */
export function toArtworkId({ collectionIndex, tokenId }: ArtworkPlace): number | undefined {
  if (tokenId >= idsOfCollection) return undefined;
  const id = collectionIndex * idsOfCollection + tokenId;
  return Number.isSafeInteger(id) ? id : undefined;
}

/** The token of an artwork's number. */
export function toArtworkPlace(id: number): ArtworkPlace {
  return { collectionIndex: Math.floor(id / idsOfCollection), tokenId: id % idsOfCollection };
}

/** The product code of an artwork. */
export function toArtworkCode({ collectionIndex, tokenId }: ArtworkPlace): string {
  return `${collectionIndex}-${tokenId}`;
}

/** The number of an artwork of its number or its product code; undefined where it is neither. */
export function parseArtworkId(text: string): number | undefined {
  const [, first = '', second] = /^(0|[1-9]\d{0,15})(?:-(0|[1-9]\d{0,9}))?$/.exec(text) ?? [];
  if (first === '') return undefined;
  if (second !== undefined) return toArtworkId({ collectionIndex: Number(first), tokenId: Number(second) });
  return Number.isSafeInteger(Number(first)) ? Number(first) : undefined;
}
