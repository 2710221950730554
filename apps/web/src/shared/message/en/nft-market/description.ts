import { translate } from '../../translate.ts';

/** The descriptions of its pages in their HTML. */
export const nftMarketDescription = translate('nftMarketDescription', {
  megamarket: 'Artworks at a fixed price or by auction. Every bid is money in the contract.',
  genesisMarket: 'The first collection of the site: works, prices and owners.',
  artwork: 'One artwork with its owner, price, bids and proof of its file.',
  myArtworks: 'Your artworks, listings and bids, and the way to take each back.',
});
