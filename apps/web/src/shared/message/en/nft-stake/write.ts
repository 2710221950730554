import { plural } from '../../plural.ts';
import { translate } from '../../translate.ts';

/** The dialog of staked works. */
export const nftStakeWrite = translate('nftStakeWrite', {
  stakeTitle: 'Stake works',
  unstakeTitle: 'Take works back',
  confirmStake: 'Confirm stake',
  confirmUnstake: 'Confirm unstake',
  staked: 'Works are staked',
  unstaked: 'Works are back',
  countsTomorrow: 'They count from tomorrow on. You can take them back at any time.',
  countsNoMore: 'They stop counting at once, and return to this account.',
  permissionReason: (collection: string) =>
    `First your wallet shows the permission to take your works of ${collection}. The contract takes only those that you stake.`,
  permissionSummary: (collection: string) => `Allow staking of ${collection}`,
  stakeSummary: (count: number) => plural(count, { one: 'Stake # work', other: 'Stake # works' }),
  unstakeSummary: (count: number) => plural(count, { one: 'Take # work back', other: 'Take # works back' }),
  refused: {
    notAllowed: 'The site takes no works of this collection now.',
    tooMany: 'You would have more than 50 staked works. Take some back first.',
    alreadyStaked: 'One of these works is staked already.',
    notStaked: 'One of these works is not staked by you.',
    notReceived: 'The collection did not hand over a work. Nothing was staked.',
    nothingReturned: 'The collection refuses to return these works now. They stay yours here.',
  },
});
