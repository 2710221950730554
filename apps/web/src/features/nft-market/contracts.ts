import { artNftAbi } from '@tradewind/abi/nft-market/art-nft.abi';
import { marketAbi } from '@tradewind/abi/nft-market/market.abi';
import { erc721Abi } from '@tradewind/abi/standard/erc721.abi';

/** The contracts that its writes call. */
export const contracts = [marketAbi, artNftAbi, erc721Abi];
