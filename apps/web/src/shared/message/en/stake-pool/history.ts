import { translate } from '../../translate.ts';

/** What an account did in a pool, and its files. */
export const stakePoolHistory = translate('stakePoolHistory', {
  title: 'Your history in this pool',
  move: 'What',
  amounts: 'Amounts',
  time: 'Time',
  change: {
    staked: 'Staked',
    unstaked: 'Unstaked',
    harvested: 'Harvested',
    credited: 'Kept as credit',
    withdrawn: 'Credit withdrawn',
  },
  part: { principal: 'Principal', fee: 'Fee', reward: 'Reward', credit: 'Credit' },
  to: 'to',
  more: 'Load more',
  empty: 'You have not staked in this pool yet.',
  failed: 'Your history could not be read',
  failedText: 'Our index does not answer. Your stakes are read from the chain and can leave.',
  stale: 'Our index does not answer. This is what it last said.',
  onePool: {
    title: 'Your history in this pool',
    text: 'Stakes, exits, harvests and credits with every digit.',
  },
  allPools: {
    title: 'Launch pools',
    text: 'Your stakes, exits, harvests and credits in all pools.',
  },
});
