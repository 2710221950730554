import type { Hex } from '../column/hex-bytes.ts';
import { defineNotice } from '../relay/notice-kind.ts';

type NftStakeChange = {
  /** The last of the blocks. */
  blockNumber: number;
  /** Whose lists changed; null where any list may have. */
  accounts: Hex[] | null;
  /** The stakes and returns, by account and transaction. */
  transactions: { account: Hex; hash: Hex }[];
};

/** The changes of NFTs by blocks. */
export const nftStakeNotice = defineNotice<NftStakeChange>('nft-stake.changed');
