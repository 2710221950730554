import { toAddressKey } from '@tradewind/rules/network/address';
import type { Nft, NftApproval } from '../../../shared/simulation/nft-change.ts';

/** An operator of a collection, or a single NFT, with a possible approval. */
export type NftCandidate =
  | (Pick<NftApproval, 'collection' | 'operator'> & { readonly kind: 'operator' })
  | (Nft & { readonly kind: 'nft' });

/** An approval of the account's NFTs that holds now. */
export type StandingNft = NftApproval & {
  /** What the collection calls itself, or its shortened address. */
  readonly name: string;
  /** How many NFTs of the collection the account has; undefined where it does not say. */
  readonly count: bigint | undefined;
};

/** The approvals of all lists, each once; takeable ones come first, and of these the operators. */
export function mergeNfts(lists: readonly (readonly StandingNft[])[]): readonly StandingNft[] {
  const byKey = new Map(lists.flat().map((approval) => [toApprovalKey(approval), approval]));
  return [...byKey.values()].toSorted((a, b) => measure(b) - measure(a));
}

/** One spelling of an approval, for maps and lists. */
export function toApprovalKey({ collection, operator, tokenId }: NftApproval): string {
  return `${toAddressKey(collection)} ${toAddressKey(operator)} ${tokenId}`;
}

function measure({ tokenId, count }: StandingNft): number {
  return (count === 0n ? 0 : 2) + (tokenId === 'all' ? 1 : 0);
}
