import type { BoostStep } from '@tradewind/rules/nft-stake/boost';
import type { Address } from 'viem';

/** An NFT: of which collection, and which one. */
export type Work = { readonly collection: Address; readonly tokenId: bigint };

/** Chain seconds from which it counts. */
export type StakedWork = Work & { readonly weight: bigint; readonly activeAt: bigint };

/** A collection that was ever allowed. */
export type Collection = {
  readonly address: Address;
  /** Its own name, or its shortened address. */
  readonly name: string;
  readonly isAllowed: boolean;
  /** Of a work that is staked now. */
  readonly weight: bigint;
};

/** The contract on staking, and on an account's staked works. */
export type StakingState = {
  readonly collections: readonly Collection[];
  readonly steps: readonly BoostStep[];
  readonly staked: readonly StakedWork[];
};

/** As the contract bounds it. */
export const mostStaked = 50;

export function toWorkKey({ collection, tokenId }: Work): string {
  return `${collection.toLowerCase()} ${tokenId}`;
}
