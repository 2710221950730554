import type { Hex } from '@tradewind/db/column/hex-bytes';

export const nobody: Hex = `0x${'00'.repeat(20)}`;

type ModelStake = { account: Hex; weight: number; activeAt: number; since: number };

/** A token that was ever minted: its holder by the last Transfer, and its stake. */
export type ModelToken = {
  collection: Hex;
  tokenId: bigint;
  holder: Hex;
  /** Chain seconds, and block, of the last Transfer, or of a return without one. */
  since: number;
  movedIn: number;
  stake?: ModelStake | undefined;
  /** The account that lost it in custody, and takes it back if the collection still has it there. */
  lostBy?: Hex | undefined;
};

/** What a collection counts, and the block in which it was allowed first. */
export type ModelTerms = { isAllowed: boolean; weight: number; allowedIn: number };

/** State of the staking contract and of the collections of a branch after a block. */
export type ModelNfts = { tokens: Map<string, ModelToken>; terms: Map<Hex, ModelTerms> };

export function createModelNfts(): ModelNfts {
  return { tokens: new Map(), terms: new Map() };
}

export function toTokenKey({ collection, tokenId }: Pick<ModelToken, 'collection' | 'tokenId'>): string {
  return `${collection} ${tokenId}`;
}
