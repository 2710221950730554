import type { notBuiltMenu as english } from '../en/not-built-menu.ts';
import type { German } from './german.ts';

export const notBuiltMenu = {
  comingSoon: 'Demnächst',
  megamarket: 'Megamarkt',
  megamarketTile: 'NFT-Megamarkt',
  megamarketText: 'Kunstwerke kaufen, bieten und verkaufen',
  genesisMarket: 'Genesis-Markt',
  myArtworks: 'Meine NFT-Kunstwerke',
  ino: 'INO-Verkäufe',
} satisfies German<typeof english>;
