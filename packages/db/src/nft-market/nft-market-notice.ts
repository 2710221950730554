import type { Hex } from '../column/hex-bytes.ts';
import { defineNotice } from '../relay/notice-kind.ts';

type NftMarketChange = {
  /** The last of the blocks. */
  blockNumber: number;
  /** The changed works, by their collection or their market; null where there are too many to name. */
  works: { contract: Hex; tokenId: number }[] | null;
  /** The accounts that listed, bid, offered, traded, or have another credit. */
  accounts: Hex[];
};

/** The changes of works, listings and bids by blocks. */
export const nftMarketNotice = defineNotice<NftMarketChange>('nft-market.changed');
