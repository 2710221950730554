import type { nftMarketSpender as english } from '../../en/nft-market/spender.ts';
import type { German } from '../german.ts';

export const nftMarketSpender = { name: 'NFT-Markt' } satisfies German<typeof english>;
