import type { nftMarketMenu as english } from '../../en/nft-market/menu.ts';
import type { German } from '../german.ts';

export const nftMarketMenu = {
  megamarket: 'Megamarkt',
  megamarketTile: 'NFT-Megamarkt',
  megamarketText: 'Kunstwerke kaufen, bieten und verkaufen',
  genesisMarket: 'Genesis-Markt',
  myArtworks: 'Meine NFT-Kunstwerke',
} satisfies German<typeof english>;
