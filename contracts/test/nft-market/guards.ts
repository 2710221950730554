import { artNftAbi } from '@tradewind/abi/nft-market/art-nft.abi';
import { marketAbi } from '@tradewind/abi/nft-market/market.abi';
import { marketDeployerAbi } from '@tradewind/abi/nft-market/market-deployer.abi';
import { marketFactoryAbi } from '@tradewind/abi/nft-market/market-factory.abi';
import type { GuardTable } from '../guard.ts';

export const guards: GuardTable = {
  MarketFactory: {
    abi: marketFactoryAbi,
    sources: ['nft-market/MarketFactory', 'shared/DelayedTreasury', 'shared/Guardian', 'shared/TwoStepOwner'],
    functions: {
      createMarket: { modifier: 'onlyOwner' },
      pauseListings: { modifier: 'onlyGuardian known(market)' },
      proposeFee: { modifier: 'onlyOwner known(market)' },
      collect: { modifier: 'lock known(market)', open: 'the fees come to the factory' },
      sweepTreasury: { modifier: 'lock', check: '_payTreasury(treasury', open: 'the treasury receives' },
      proposeTreasury: { modifier: 'onlyOwner' },
      applyTreasury: { check: 'block.timestamp < activeAt' },
      setGuardian: { modifier: 'onlyOwner' },
      offerOwnership: { modifier: 'onlyOwner' },
      acceptOwnership: { check: 'msg.sender != pendingOwner' },
    },
  },
  MarketDeployer: {
    abi: marketDeployerAbi,
    sources: ['nft-market/MarketDeployer'],
    functions: { deploy: { check: 'msg.sender', open: 'the factory of the market is the caller' } },
  },
  Market: {
    abi: marketAbi,
    sources: [
      'nft-market/Market',
      'nft-market/MarketOffers',
      'nft-market/MarketBook',
      'nft-market/MarketAsks',
      'nft-market/MarketPayment',
      'shared/PushOrCredit',
    ],
    functions: {
      readyToSellToken: { modifier: 'lock', check: '_take(id)' },
      readyToAuctionToken: { modifier: 'lock', check: '_take(id)' },
      onERC721Received: { modifier: 'lock', check: 'msg.sender != collection' },
      setCurrentPrice: { modifier: 'lock', check: 'listed.seller != msg.sender' },
      cancelSellToken: { modifier: 'lock', check: '_requireFree(id)' },
      transferFrom: { modifier: 'lock', check: '_requireFree(id)' },
      buyToken: { modifier: 'lock', check: '_pull(listed.price)', open: 'the buyer pays' },
      buyTokens: { modifier: 'lock', check: '_pull(total)', open: 'the buyer pays' },
      bidToken: { modifier: 'lock', check: '!_isBound(listed) && _terms.isPaused', open: 'the bidder pays' },
      updateBidPrice: { modifier: 'lock', check: '_requireEntry(id, nonce, key, msg.sender)' },
      cancelBidToken: { modifier: 'lock', check: '_requireEntry(id, nonce, key, msg.sender)' },
      sellTokenTo: { modifier: 'lock', check: '_requireOwn(id)' },
      settle: { modifier: 'lock', check: 'block.timestamp < listed.endsAt' },
      offerAny: { modifier: 'lock whenNotPaused', check: '_pull(', open: 'the bidder pays' },
      cancelOffer: { modifier: 'lock', check: '_offers[msg.sender]' },
      acceptOffer: { modifier: 'lock', check: '_deliver(msg.sender, bidder, id)' },
      multicall: { check: 'delegatecall(calls[i])', open: 'each call has its own guards' },
      pauseListings: { modifier: 'onlyFactory' },
      proposeFee: { modifier: 'onlyFactory' },
      sweepFees: { modifier: 'lock onlyFactory' },
      withdrawPending: { modifier: 'lock', check: 'pending[msg.sender]' },
    },
  },
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
