import { stakePoolAbi } from '@tradewind/abi/stake-pool/stake-pool.abi';
import { stakePoolFactoryAbi } from '@tradewind/abi/stake-pool/stake-pool-factory.abi';
import type { GuardTable } from '../guard.ts';

export const guards: GuardTable = {
  StakePool: {
    abi: stakePoolAbi,
    sources: ['stake-pool/StakePool', 'shared/DelayedTreasury', 'shared/PushOrCredit', 'shared/TwoStepOwner'],
    functions: {
      stake: { check: 'StakePool_NotCovered(needed, free)' },
      unstake: { check: '_closeAll(ids)' },
      harvest: { check: '_open[msg.sender].read()' },
      leave: { check: '_closeAll(ids)' },
      fund: { modifier: 'lock', open: 'anyone may add rewards' },
      withdrawFree: { modifier: 'onlyOwner', check: 'amount > free' },
      finish: { modifier: 'onlyOwner' },
      setPeriods: { modifier: 'onlyOwner' },
      setFees: { modifier: 'onlyOwner' },
      sweepTreasury: { check: '_payTreasury(treasury' },
      proposeTreasury: { modifier: 'onlyOwner' },
      applyTreasury: { check: 'block.timestamp < activeAt' },
      withdrawPending: { check: 'pending[msg.sender] = 0' },
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
