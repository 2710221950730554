import { translate } from '../../translate.ts';

/** The pages before their parts. */
export const artistPage = translate('artistPage', {
  profileTitle: 'Profile',
  profileSubtitle: 'A public page of an artist or collector.',
  createTitle: 'Create artist profile',
  createSubtitle: 'Introduce yourself before you sell your first work.',
  mintTitle: 'Mint NFT',
  mintSubtitle: 'Make an artwork out of a file of yours, for 0.01 coins.',
  missing: 'Nobody is here',
  missingText: 'No artist has this number or address.',
});
