import { translate } from '../translate.ts';

const subjects = {
  megamarket: {
    title: 'NFT Megamarket',
    text: 'Artworks for sale, at a fixed price and by auction.',
    items: ['Search by artist, type and price', 'Buying and bidding', 'Selling what you own'],
  },
  artwork: {
    title: 'Artwork',
    text: 'One artwork with its owner, price and history.',
    items: ['The work in its own format', 'Buy, bid or make it yours to sell', 'Every sale that it has seen'],
  },
  genesisMarket: {
    title: 'Genesis Market',
    text: 'The first collection of the site.',
    items: ['All works of the collection', 'Prices and owners', 'Buying directly'],
  },
  ino: {
    title: 'INO Launchpad',
    text: 'First sales of NFT collections in mystery boxes.',
    items: ['Campaigns open, to come and ended', 'Box types with their chances', 'Boxes that you hold'],
  },
  inoCampaign: {
    title: 'INO campaign',
    text: 'One campaign with its boxes and rules.',
    items: ['Buying boxes', 'Opening them with provable randomness', 'What each box can hold'],
  },
  myArtworks: {
    title: 'My NFT Artworks',
    text: 'The artworks in your wallet, by status.',
    items: ['Held, on sale, in auction', 'Prices that you ask', 'Sell, transfer or cancel'],
  },
  mintNft: {
    title: 'Mint NFT',
    text: 'Make an artwork out of a file of yours.',
    items: ['Picture, video or sound', 'Title, description and royalty', 'Review before you sign'],
  },
  profile: {
    title: 'Profile',
    text: 'A public page of an artist or collector.',
    items: ['Name, picture and description', 'Artworks with search', 'Referral link'],
  },
  createArtist: {
    title: 'Create artist profile',
    text: 'Introduce yourself before you sell your first work.',
    items: ['Name, picture and links', 'Verification', 'What others will see'],
  },
};

export type NotBuiltSubject = keyof typeof subjects;

export const notBuilt = translate('notBuilt', {
  badge: 'Not built yet',
  whatWillBeHere: 'What will be here',
  today: 'Today you can swap tokens on the Exchange. No button on this page does anything with your wallet.',
  toSwap: 'Open the Exchange',
  subjects,
});
