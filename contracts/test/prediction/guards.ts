import { bonusDistributorAbi } from '@tradewind/abi/prediction/bonus-distributor.abi';
import { chainlinkBoundaryOracleAbi } from '@tradewind/abi/prediction/chainlink-boundary-oracle.abi';
import { predictionMarketAbi } from '@tradewind/abi/prediction/prediction-market.abi';
import type { GuardTable } from '../guard.ts';

export const guards: GuardTable = {
  PredictionMarket: {
    abi: predictionMarketAbi,
    sources: ['prediction/PredictionMarket'],
    functions: {
      enter: { check: 'PredictionMarket_NotOpen' },
      resolve: { check: 'priceAt(' },
      voidBoundary: { check: 'isReadable(time' },
      claim: { check: '_claimTo(epochs, msg.sender)' },
      claimTo: { check: '_claimTo(epochs, to)' },
      claimFor: { check: '_push(account, _takeAll(epochs, account' },
      claimBatch: { check: '_push(accounts[i], amount)' },
      withdrawPending: { check: 'pending[msg.sender] = 0' },
      setSelfClaimOnly: { check: 'selfClaimOnly[msg.sender]' },
      sweepTreasury: { check: '_send(treasury' },
      pauseEntries: { check: 'msg.sender != guardian' },
      proposeTreasury: { modifier: 'onlyOwner' },
      applyTreasury: { check: 'block.timestamp < activeAt' },
      offerOwnership: { modifier: 'onlyOwner' },
      acceptOwnership: { check: 'msg.sender != pendingOwner' },
    },
  },
  ChainlinkBoundaryOracle: {
    abi: chainlinkBoundaryOracleAbi,
    sources: ['prediction/ChainlinkBoundaryOracle'],
    functions: { syncPhase: { check: 'phase <= _pin.phase' } },
  },
  BonusDistributor: {
    abi: bonusDistributorAbi,
    sources: ['prediction/BonusDistributor'],
    functions: {
      publish: { check: 'msg.sender != publisher' },
      veto: { check: 'msg.sender != guardian' },
      claimFor: { check: 'verifyCalldata(' },
      expire: { check: '_isExpired(found)' },
    },
  },
};
