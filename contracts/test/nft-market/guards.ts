import { artNftAbi } from '@tradewind/abi/nft-market/art-nft.abi';
import type { GuardTable } from '../guard.ts';

export const guards: GuardTable = {
  ArtNFT: {
    abi: artNftAbi,
    sources: [
      'nft-market/ArtNFT',
      'shared/DelayedTreasury',
      'shared/TwoStepOwner',
      '../../node_modules/@openzeppelin/contracts/token/ERC721/ERC721',
    ],
    functions: {
      mint: { check: '_mintWork(', open: 'anyone mints for the fee' },
      mintWithRoyalty: { check: 'royaltyBps > MAXIMUM_ROYALTY_BPS', open: 'anyone mints for the fee' },
      lowerRoyalty: { check: 'work.creator != msg.sender' },
      burn: { check: '_update(address(0), id, msg.sender)' },
      setBaseURI: { modifier: 'onlyOwner' },
      approve: { check: '_approve(to, tokenId, _msgSender())' },
      setApprovalForAll: { check: '_setApprovalForAll(_msgSender()' },
      transferFrom: { check: '_update(to, tokenId, _msgSender())' },
      'safeTransferFrom(address,address,uint256)': { check: 'safeTransferFrom(from, to, tokenId, "")' },
      'safeTransferFrom(address,address,uint256,bytes)': { check: 'transferFrom(from, to, tokenId)' },
      sweepTreasury: { modifier: 'lock', check: '_payTreasury(treasury', open: 'the treasury receives' },
      proposeTreasury: { modifier: 'onlyOwner' },
      applyTreasury: { check: 'block.timestamp < activeAt' },
      offerOwnership: { modifier: 'onlyOwner' },
      acceptOwnership: { check: 'msg.sender != pendingOwner' },
    },
  },
};
