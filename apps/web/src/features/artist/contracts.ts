import { artNftAbi } from '@tradewind/abi/nft-market/art-nft.abi';

/** The contracts that its writes call. */
export const contracts = [artNftAbi];
