import type { artistWrite as english } from '../../en/artist/write.ts';
import type { German } from '../german.ts';

export const artistWrite = {
  bannerTitle: 'BSC-Künstler',
  bannerText: 'NFT prägen',
  createArtist: 'Künstlerprofil anlegen',
  unlockWallet: 'Bitte Wallet entsperren!',
  connect: 'Verbinden Sie eine Wallet, um fortzufahren.',
  artistName: 'Künstlername',
  social: 'Link in sozialen Medien',
  bio: 'Über mich',
  avatar: 'Profilbild',
  banner: 'Banner (freiwillig)',
  createProfile: 'Profil anlegen',
  saveProfile: 'Profil speichern',
  required: 'Pflichtfeld!',
  badName: 'Höchstens 100 Zeichen in einer Zeile',
  badLink: 'Geben Sie eine ganze Adresse mit http oder https ein',
  badBio: 'Höchstens 2.000 Zeichen',
  noPicture: 'Diese Datei ist kein Bild',
} satisfies German<typeof english>;
