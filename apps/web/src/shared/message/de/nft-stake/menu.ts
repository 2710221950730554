import type { nftStakeMenu as english } from '../../en/nft-stake/menu.ts';
import type { German } from '../german.ts';

export const nftStakeMenu = { stakeNft: 'NFT hinterlegen' } satisfies German<typeof english>;
