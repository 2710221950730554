import type { artistPage as english } from '../../en/artist/page.ts';
import type { German } from '../german.ts';

export const artistPage = {
  profileTitle: 'Profil',
  profileSubtitle: 'Eine öffentliche Seite von Künstlern und Sammlern.',
  createTitle: 'Künstlerprofil anlegen',
  createSubtitle: 'Stellen Sie sich vor, bevor Sie Ihr erstes Werk verkaufen.',
  mintTitle: 'NFT prägen',
  mintSubtitle: 'Aus einer eigenen Datei ein Kunstwerk machen, für 0,01 Coins.',
  missing: 'Hier ist niemand',
  missingText: 'Niemand hat diese Nummer oder Adresse.',
} satisfies German<typeof english>;
