import { translate } from '../../translate.ts';

/** The pages in the menus, which load before their own texts. */
export const nftMarketMenu = translate('nftMarketMenu', {
  megamarket: 'Megamarket',
  megamarketTile: 'NFT Megamarket',
  megamarketText: 'Buy, bid for and sell artworks',
  genesisMarket: 'Genesis Market',
  myArtworks: 'My NFT Artworks',
});
