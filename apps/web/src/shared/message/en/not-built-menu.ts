import { translate } from '../translate.ts';

/** Areas that are not built yet, in the menus and on the start page. */
export const notBuiltMenu = translate('notBuiltMenu', {
  comingSoon: 'Coming soon',
  megamarket: 'Megamarket',
  megamarketTile: 'NFT Megamarket',
  megamarketText: 'Buy, bid for and sell artworks',
  genesisMarket: 'Genesis Market',
  myArtworks: 'My NFT Artworks',
  ino: 'INO Launchpad',
});
