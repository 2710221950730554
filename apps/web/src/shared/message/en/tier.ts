import { translate } from '../translate.ts';

export const tier = translate('tier', {
  title: 'Your tier',
  connect: 'Connect a wallet to see your tier.',
  none: 'TBA',
  step: (step: string) => `Step ${step}`,
  balance: 'Balance',
  staked: 'Staked amount',
  stakedAbout: 'Stakes of the platform token before their end. A matured stake does not count.',
  effective: 'With your boost',
  effectiveAbout: 'The staked amount raised by the boost of your NFTs. It decides your step.',
  unknown: 'the network does not report it',
  stakeNow: 'Stake Now',
  howToStake: 'How to Stake',
  way: [
    'Buy the platform token, or receive it.',
    'Stake it in a launch pool, for any period.',
    'Stake NFTs for a boost. They count from the next day.',
    'Your step follows at once, and ends when the stake ends.',
  ],
  below: (amount: string) => `below ${amount}`,
  from: (amount: string) => `from ${amount}`,
  exactly: (amount: string) => `exactly ${amount}`,
  above: (amount: string) => `above ${amount}`,
});
