import { nftStakingAbi } from '@tradewind/abi/nft-stake/nft-staking.abi';
import type { GuardTable } from '../guard.ts';

export const guards: GuardTable = {
  NftStaking: {
    abi: nftStakingAbi,
    sources: ['nft-stake/NftStaking', 'shared/TwoStepOwner'],
    functions: {
      stake: { check: '_take(collection' },
      stakeRare: { check: 'verifyCalldata(' },
      unstake: { check: '_return(collection' },
      prune: { check: '!_isLost(collection' },
      onERC721Received: { check: '_add(from, msg.sender' },
      allowCollection: { modifier: 'onlyOwner' },
      removeCollection: { modifier: 'onlyOwner' },
      offerOwnership: { modifier: 'onlyOwner' },
      acceptOwnership: { check: 'msg.sender != pendingOwner' },
    },
  },
};
