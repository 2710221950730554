import type { Address } from 'viem';
import type { Chain } from '../../../shared/chain/chain.ts';

/** A draft that is minted, as its plan and its report know it. */
export type MintOrder = {
  readonly chain: Chain;
  readonly account: Address;
  /** The collection of the artists. */
  readonly collection: Address;
  /** The name of the uploaded file, which is the token URI. */
  readonly fileName: string;
  readonly name: string;
  readonly description: string;
  readonly thumbnail: string | null;
};

/** 0.01 coins exactly: `IArtNFT.mintFee`, which never changes. */
export const mintFee = 10n ** 16n;

/** The mark of a mint in the stored transactions (002, section 2). */
export const mintTag = 'upload';
