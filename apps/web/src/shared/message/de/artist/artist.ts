import type { artist as english } from '../../en/artist/artist.ts';
import { plural } from '../../plural.ts';
import type { German } from '../german.ts';

export const artist = {
  failed: 'Das Profil lässt sich jetzt nicht lesen',
  failedText: 'Nichts ist verloren: Werke liegen in den Verträgen.',
  account: 'Konto',
  address: 'Adresse',
  noProfile: 'Dieses Konto hat kein Künstlerprofil.',
  referralCode: 'Empfehlungscode',
  referralLink: 'Empfehlungslink',
  copyLink: 'Empfehlungslink kopieren',
  linkCopied: 'Empfehlungslink kopiert',
  works: 'Alle Kunstwerke',
  worksFailed: 'Die Kunstwerke lassen sich jetzt nicht lesen',
  noWorks: 'Hier sind noch keine Kunstwerke',
  noMatch: 'Kein Kunstwerk passt',
  search: 'Kunstwerke suchen',
  searchPlaceholder: 'Name',
  count: (count: number) => plural(count, { one: '# Kunstwerk', other: '# Kunstwerke' }),
  untitled: (tokenId: string) => `Ohne Titel #${tokenId}`,
  notListed: 'Nicht zu verkaufen',
  loadMore: 'Mehr laden',
  pages: 'Seiten',
  previous: 'Vorige Seite',
  next: 'Nächste Seite',
  pageOf: (page: string, count: string) => `${page} von ${count}`,
} satisfies German<typeof english>;
