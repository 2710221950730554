import { nftStakingAbi } from '@tradewind/abi/nft-stake/nft-staking.abi';
import { erc721Abi } from '@tradewind/abi/standard/erc721.abi';

/** The contracts that its writes call. */
export const contracts = [nftStakingAbi, erc721Abi];
