import { monthlySaleAbi } from '@tradewind/abi/launchpad/monthly-sale.abi';
import { saleAbi } from '@tradewind/abi/launchpad/sale.abi';
import { saleDeployerAbi } from '@tradewind/abi/launchpad/sale-deployer.abi';
import { saleDeskAbi } from '@tradewind/abi/launchpad/sale-desk.abi';
import { saleFactoryAbi } from '@tradewind/abi/launchpad/sale-factory.abi';
import { saleVestingAbi } from '@tradewind/abi/launchpad/sale-vesting.abi';
import type { GuardTable } from '../guard.ts';

export const guards: GuardTable = {
  SaleFactory: {
    abi: saleFactoryAbi,
    sources: ['launchpad/SaleFactory', 'shared/Guardian', 'shared/TwoStepOwner'],
    functions: {
      createSale: { check: 'msg.sender != lister' },
      veto: { modifier: 'onlyGuardian known(sale)' },
      pauseJoins: { modifier: 'onlyGuardian known(sale)' },
      rotateSigner: { modifier: 'onlyGuardian known(sale)' },
      setLister: { modifier: 'onlyOwner' },
      setSigner: { modifier: 'onlyOwner' },
      setFeeTo: { modifier: 'onlyOwner' },
      setPayToken: { modifier: 'onlyOwner' },
      setGuardian: { modifier: 'onlyOwner' },
      offerOwnership: { modifier: 'onlyOwner' },
      acceptOwnership: { check: 'msg.sender != pendingOwner' },
    },
  },
  SaleDeployer: {
    abi: saleDeployerAbi,
    sources: ['launchpad/SaleDeployer'],
    functions: { deploy: { check: 'msg.sender', open: 'the factory of the sale is the caller' } },
  },
  Sale: {
    abi: saleAbi,
    sources: ['launchpad/Sale'],
    functions: {
      join: { modifier: 'lock', check: '_join(amount, listing, permit)' },
      joinWithPayPermit: { modifier: 'lock', check: '_join(amount, listing, permit)' },
      close: { check: '_requireSettling()' },
      tally: { check: '_requireSettling()' },
      fund: { modifier: 'lock', check: 'block.timestamp >= _openAt' },
      deliver: { modifier: 'lock', check: 'msg.sender != _issuer' },
      fail: { check: 'reason == Reason.None' },
      claimChange: { modifier: 'lock', check: 'buyer.isChangeTaken' },
      refund: { modifier: 'lock', check: '_refund(msg.sender)' },
      refundFor: { modifier: 'lock', check: '_refund(account)' },
      claimTokens: { modifier: 'lock', check: '_claim(msg.sender, claimRound)' },
      claimTokensFor: { modifier: 'lock', check: '_requireRefundOver()' },
      claimTokensAs: { modifier: 'lock', check: 'msg.sender != desk && msg.sender != vesting' },
      setSelfClaimOnly: { check: '_buyers[msg.sender].committed == 0' },
      withdrawProceeds: { modifier: 'lock', check: '_requireRefundOver()' },
      withdrawFee: { modifier: 'lock', check: '_requireRefundOver()' },
      withdrawUnsold: { modifier: 'lock', check: 'revert Sale_WrongState(state)' },
      veto: { modifier: 'onlyFactory', check: 'block.timestamp >= _openAt' },
      pauseJoins: { modifier: 'onlyFactory' },
      rotateSigner: { modifier: 'onlyFactory' },
    },
  },
  SaleVesting: {
    abi: saleVestingAbi,
    sources: ['launchpad/SaleVesting'],
    functions: { userClaim: { check: 'claimTokensAs(msg.sender, STREAM)' } },
  },
  SaleDesk: {
    abi: saleDeskAbi,
    sources: ['launchpad/SaleDesk'],
    functions: {
      claimMany: { check: 'claimTokensAs(msg.sender, ' },
      claimForMany: { check: 'ISale.claimTokensFor', open: 'the sale decides for whom others may claim' },
      changeMany: { check: 'ISale.claimChange', open: 'the sale pays the buyer alone' },
      refundMany: { check: 'ISale.refundFor', open: 'the sale pays the buyer alone' },
    },
  },
  MonthlySale: {
    abi: monthlySaleAbi,
    sources: ['launchpad/MonthlySale', 'shared/DelayedTreasury', 'shared/TwoStepOwner'],
    functions: {
      buy: { modifier: 'lock', check: 'tokens > free' },
      withdraw: { modifier: 'lock', check: 'order.account != msg.sender' },
      stop: { modifier: 'onlyOwner' },
      withdrawFree: { modifier: 'onlyOwner lock', check: 'amount > free' },
      sweepTreasury: { check: '_payTreasury(treasury' },
      proposeTreasury: { modifier: 'onlyOwner' },
      applyTreasury: { check: 'block.timestamp < activeAt' },
      offerOwnership: { modifier: 'onlyOwner' },
      acceptOwnership: { check: 'msg.sender != pendingOwner' },
    },
  },
};
