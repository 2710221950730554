import { translate } from '../../translate.ts';

/** The part of the pools on `/take-back`. */
export const stakePoolTakeBack = translate('stakePoolTakeBack', {
  nothing: 'No pool holds a stake or a credit of you. Finished pools were read too.',
  stake: (period: string) => `Stake for ${period}`,
  endedStakes: 'Ended stakes, and all rewards due',
  credit: 'A reward that was not paid',
  free: 'Taking it now costs nothing.',
  leavingCosts: (fee: string) => `Leaving now costs ${fee}.`,
  leave: 'Leave',
});
