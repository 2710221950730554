import type { nftStakeSpender as english } from '../../en/nft-stake/spender.ts';
import type { German } from '../german.ts';

export const nftStakeSpender = { name: 'NFT-Hinterlegung' } satisfies German<typeof english>;
