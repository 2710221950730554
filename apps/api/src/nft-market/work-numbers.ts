import type { NftMarketDeployment } from '@tradewind/abi/deployment';
import type { MarketRow } from '@tradewind/db/nft-market/list-markets.query';
import type { WorkKey } from '@tradewind/db/nft-market/work-keys';
import { toAddressKey } from '@tradewind/rules/network/address';
import { toArtworkId, toArtworkPlace } from '@tradewind/rules/nft-market/artwork-id';

/** The numbers of works on the wire, and the works of numbers, on one chain. */
export type WorkNumbers = {
  /** Undefined of a token that the lists do not have: of a collection without a market. */
  readonly toId: (work: WorkKey, marketNumber: number | null) => number | undefined;
  /** The same by the markets that were known when the order was read. */
  readonly findId: (work: WorkKey) => number | undefined;
  /** Undefined where no such collection is known. */
  readonly findWork: (id: number) => WorkKey | undefined;
  /** The work of a token by its collection or by its market. */
  readonly findNamed: (named: { contract: WorkKey['collection']; tokenId: number }) => WorkKey | undefined;
};

/** Index 0 is the artists' collection, with and without its market; any other is the number of a market and 1. */
export function createWorkNumbers(
  { art }: Pick<NftMarketDeployment, 'art'>,
  markets: readonly MarketRow[],
): WorkNumbers {
  const artists = toAddressKey(art);
  const byNumber = new Map(markets.map(({ number, collection }) => [number, collection]));
  const byAddress = new Map(markets.map(({ address, collection }) => [address, collection]));
  const numberOf = new Map(markets.map(({ number, collection }) => [collection, number]));
  const toId: WorkNumbers['toId'] = ({ collection, tokenId }, marketNumber) => {
    if (collection === artists) return toArtworkId({ collectionIndex: 0, tokenId });
    return marketNumber === null ? undefined : toArtworkId({ collectionIndex: marketNumber + 1, tokenId });
  };
  return {
    toId,
    findId: (work) => toId(work, numberOf.get(work.collection) ?? null),
    findWork: (id) => {
      const { collectionIndex, tokenId } = toArtworkPlace(id);
      const collection = collectionIndex === 0 ? artists : byNumber.get(collectionIndex - 1);
      return collection && { collection, tokenId };
    },
    findNamed: ({ contract, tokenId }) => {
      const isCollection = contract === artists || numberOf.has(contract);
      const collection = byAddress.get(contract) ?? (isCollection ? contract : undefined);
      return collection && { collection, tokenId };
    },
  };
}
