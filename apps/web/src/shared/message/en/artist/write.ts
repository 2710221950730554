import { translate } from '../../translate.ts';

/** The forms of an artist: profile and mint. */
export const artistWrite = translate('artistWrite', {
  bannerTitle: 'BSC Artists',
  bannerText: 'Mint NFT',
  createArtist: 'Create artist',
  unlockWallet: 'Please Unlock Wallet!',
  connect: 'Connect a wallet to go on.',
  artistName: 'Artist Name',
  social: 'Social Media link',
  bio: 'Bio',
  avatar: 'Avatar',
  banner: 'Banner (optional)',
  createProfile: 'Create profile',
  saveProfile: 'Save profile',
  required: 'Required!',
  badName: 'At most 100 characters on one line',
  badLink: 'Enter a whole http or https address',
  badBio: 'At most 2,000 characters',
  noPicture: 'This file is no picture',
});
