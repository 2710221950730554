import { translate } from '../../translate.ts';

/** The descriptions of its pages in their HTML. */
export const artistDescription = translate('artistDescription', {
  create: 'Create the profile of an artist: name, link, bio and picture.',
  mint: 'Mint a picture, film or animation as an NFT for 0.01 coins.',
  profile: 'The public page of an artist: picture, description, link and works.',
});
