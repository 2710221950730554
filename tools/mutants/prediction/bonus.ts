import type { Mutant } from '../mutant.ts';

/** Faults of the contract that pays the weekly bonuses. */
export const bonusMutants: readonly Mutant[] = [
  {
    name: 'a bonus that is paid again',
    file: 'prediction/BonusDistributor.sol',
    find: '_claimedBits[week] |= _bitOf(kind, rank);',
    replace: '',
    killedBy: 'BonusInvariantTest',
  },
  {
    name: 'bonuses without a cap',
    file: 'prediction/BonusDistributor.sol',
    find: 'if (sum > volume / CAP_DIVISOR) revert BonusDistributor_AboveCap(sum, volume);',
    replace: '',
    killedBy: 'BonusInvariantTest',
  },
  {
    name: 'one per cent from each leaderboard',
    file: 'prediction/BonusDistributor.sol',
    find: 'uint256 sum = bonusOf[week][account] + amount;',
    replace: 'uint256 sum = amount;',
    killedBy: 'BonusClaimForTest',
  },
  {
    name: 'of several bonuses only the last one counts',
    file: 'prediction/BonusDistributor.sol',
    find: 'bonusOf[week][account] = sum;',
    replace: 'bonusOf[week][account] = amount;',
    killedBy: 'BonusClaimForTest',
  },
  {
    name: 'bonuses above what the market decided',
    file: 'prediction/BonusDistributor.sol',
    find: 'if (total > decided / CAP_DIVISOR) revert BonusDistributor_AboveDecided(total, decided);',
    replace: '',
    killedBy: 'BonusPublishTest',
  },
  {
    name: 'publisher and guardian are one',
    file: 'prediction/BonusDistributor.sol',
    find: 'if (publisher_ == guardian_) revert BonusDistributor_RolesNotSeparate(publisher_);',
    replace: '',
    killedBy: 'BonusPublishTest',
  },
  {
    name: 'two weeks are promised the same coins',
    file: 'prediction/BonusDistributor.sol',
    find: '_reserved += total;',
    replace: '',
    killedBy: 'BonusInvariantTest',
  },
  {
    name: 'a veto after its day',
    file: 'prediction/BonusDistributor.sol',
    find: 'if (block.timestamp >= found.activeAt) revert BonusDistributor_VetoOver(week);',
    replace: '',
    killedBy: 'BonusInvariantTest',
  },
  {
    name: 'proofs that name no account',
    file: 'prediction/BonusDistributor.sol',
    find: 'address(this), week, kind, rank, account, amount, volume);',
    replace: 'address(this), week, kind, rank, address(0), amount, volume);',
    killedBy: 'BonusInvariantTest',
  },
];
