import { stakePoolAbi } from '@tradewind/abi/stake-pool/stake-pool.abi';
import { stakePoolFactoryAbi } from '@tradewind/abi/stake-pool/stake-pool-factory.abi';
import type { GuardTable } from '../guard.ts';

export const guards: GuardTable = {
  StakePool: {
    abi: stakePoolAbi,
    sources: ['stake-pool/StakePool', 'shared/DelayedTreasury', 'shared/PushOrCredit', 'shared/TwoStepOwner'],
    functions: {
      'stake(uint96,uint32)': { check: '_stake(amount, period)' },
      'stake(uint96,uint32,uint24,uint16)': { check: 'revert StakePool_OtherTerms(aprBps, current)' },
      unstake: { check: '_closeAll(ids)' },
      harvest: { check: '_open[msg.sender].read()' },
      'leave(uint256[])': { check: '_leave(ids, msg.sender)' },
      'leave(uint256[],address)': { check: '_leave(ids, to)' },
      fund: { modifier: 'lock', open: 'anyone may add rewards' },
      withdrawFree: { modifier: 'onlyOwner', check: 'amount > free' },
      finish: { modifier: 'onlyOwner' },
      setPeriods: { modifier: 'onlyOwner' },
      setFees: { modifier: 'onlyOwner' },
      sweepTreasury: { modifier: 'lock', check: '_payTreasury(treasury' },
      proposeTreasury: { modifier: 'onlyOwner' },
      applyTreasury: { check: 'block.timestamp < activeAt' },
      withdrawPending: { modifier: 'lock', check: 'pending[msg.sender] = 0' },
      offerOwnership: { modifier: 'onlyOwner' },
      acceptOwnership: { check: 'msg.sender != pendingOwner' },
    },
  },
  StakePoolFactory: {
    abi: stakePoolFactoryAbi,
    sources: ['stake-pool/StakePoolFactory', 'shared/TwoStepOwner'],
    functions: {
      createPool: { modifier: 'onlyOwner' },
      offerOwnership: { modifier: 'onlyOwner' },
      acceptOwnership: { check: 'msg.sender != pendingOwner' },
    },
  },
};
