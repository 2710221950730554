import type { nftMarketOffer as english } from '../../en/nft-market/offer.ts';
import { plural } from '../../plural.ts';
import type { German } from '../german.ts';

export const nftMarketOffer = {
  title: 'Kaufangebote',
  ofArtists: 'Kaufangebote für Werke der Künstler',
  ofGenesis: 'Kaufangebote für Werke der Genesis-Sammlung',
  about: 'Für irgendein Werk dieser Sammlung. Das Geld liegt im Markt.',
  best: 'Höchstes Kaufangebot',
  bestOther: 'Höchstes anderes Kaufangebot',
  own: 'Ihr Kaufangebot',
  ownOver: 'Ihr Kaufangebot (abgelaufen)',
  none: 'Es gibt keine offenen Kaufangebote',
  unknown: 'Das Netzwerk antwortet nicht.',
  until: 'bis',
  works: (count: number) => plural(count, { one: 'für # Werk', other: 'je Werk, für # Werke' }),
  all: 'Alle ansehen',
  make: 'Kaufangebot machen',
  change: 'Kaufangebot ändern',
  withdraw: 'Zurückziehen',
  bidder: 'Konto',
  price: 'Preis je Werk',
  count: 'Werke',
  you: 'Sie',
  runsFor: 'Offen für',
  total: 'Zusammen',
  badCount: 'Von 1 bis 65.535 Werke',
  makeAbout:
    'Jeder Besitzer darf Ihnen zu diesem Preis verkaufen und wählt das Werk. Es kann eine Minute alt sein. Der Markt hält das Geld. Den Rest ziehen Sie jederzeit zurück.',
  changeAbout: 'Es ersetzt Ihr Kaufangebot in einer Transaktion. Nur der Unterschied wird bewegt.',
  changedMeanwhile:
    'Ihr Kaufangebot hat sich inzwischen geändert: Ein Besitzer nahm es an. Sehen Sie es noch einmal an.',
  made: 'Das Kaufangebot ist gemacht',
  changed: 'Das Kaufangebot ist geändert',
  makeSummary: (count: number, price: string) =>
    plural(count, { one: `${price} für # Werk bieten`, other: `Je ${price} für # Werke bieten` }),
  changeSummary: (count: number, price: string) =>
    plural(count, {
      one: `Kaufangebot auf ${price} für # Werk ändern`,
      other: `Kaufangebot auf je ${price} für # Werke ändern`,
    }),
} satisfies German<typeof english>;
