import { translate } from '../translate.ts';

const subjects = {
  ino: {
    title: 'INO Launchpad',
    text: 'First sales of NFT collections in mystery boxes.',
    items: ['Campaigns open, to come and ended', 'Box types with their chances', 'Boxes that you hold'],
  },
  inoCampaign: {
    title: 'INO campaign',
    text: 'One campaign with its boxes and rules.',
    items: ['Buying boxes', 'Opening them with provable randomness', 'What each box can hold'],
  },
};

export type NotBuiltSubject = keyof typeof subjects;

export const notBuilt = translate('notBuilt', {
  badge: 'Not built yet',
  whatWillBeHere: 'What will be here',
  today: 'Today you can swap tokens on the Exchange. No button on this page does anything with your wallet.',
  toSwap: 'Open the Exchange',
  subjects,
});
