import type { CollectionRow } from '@tradewind/db/nft-stake/list-collections.query';
import type { NftRow } from '@tradewind/db/nft-stake/list-nfts.query';
import type { WireCollection, WireNft } from '@tradewind/schema/nft-stake/staked-list';

/** `collections` are those of the chain. */
export function toWireNft(
  { tokenId, owner, collection, place, weight, activeAt, since }: NftRow,
  collections: readonly WireCollection[],
): WireNft {
  const nft = { tokenId: tokenId.toString(), ownerAddress: owner, collection, since };
  if (place === 'staked' && weight !== null && activeAt !== null) return { ...nft, place, weight, activeAt };
  const terms = collections.find(({ address }) => address === collection);
  return { ...nft, place: 'wallet', weight: terms?.isAllowed ? terms.weight : null };
}

export function toWireCollection({ rarityRoot, ...collection }: CollectionRow): WireCollection {
  return { ...collection, hasRarity: BigInt(rarityRoot) !== 0n };
}
