import { plural } from '../../plural.ts';
import type { nftMarketPosition as english } from '../../en/nft-market/position.ts';
import type { German } from '../german.ts';

export const nftMarketPosition = {
  title: { listed: 'Angebotene Werke', money: 'Gebote und Angebote' },
  count: (count: number) => plural(count, { one: '# Eintrag', other: '# Einträge' }),
  works: 'angeboten',
  inMarket: 'im Markt',
  nothing: 'Nichts ist angeboten, und kein Gebot ist offen.',
  unknown: 'Der Markt ist gerade nicht lesbar.',
  tradesFile: {
    title: 'NFT-Markt',
    text: 'Ihre Verkäufe und Käufe mit Gebühr, Tantieme und jeder Stelle.',
  },
} satisfies German<typeof english>;
